import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom-client\.production\.js$/;

/** Functions of React DOM behind what this program does not use, by feature. None of them is called without it. */
const UNUSED = {
  viewTransitions: `startViewTransition restoreViewTransitionName applyViewTransitionName
    applyViewTransitionToHostInstances restoreViewTransitionOnHostInstances
    applyViewTransitionToHostInstancesRecursive measureViewTransitionHostInstancesRecursive
    measureNestedViewTransitions commitEnterViewTransitions commitAppearingPairViewTransitions
    commitDeletedPairViewTransitions commitAfterMutationEffectsOnFiber
    createViewTransitionInstance scheduleViewTransitionEvent suspendInstance`,
  /** The app renders into its root anew: no HTML of React's server part is taken over. */
  hydration: `updateDehydratedSuspenseComponent prepareToHydrateHostInstance canHydrateInstance canHydrateTextInstance
    canHydrateHydrationBoundary clearHydrationBoundary hideOrUnhideDehydratedBoundary retryIfBlockedOn
    queueIfContinuousEvent accumulateOrCreateContinuousQueuedReplayableEvent attemptReplayContinuousQueuedEvent
    scheduleReplayQueueIfNeeded attemptExplicitHydrationTarget attemptContinuousHydration
    attemptHydrationAtCurrentPriority mountHostRootWithoutHydrating throwOnHydrationMismatch retryDehydratedSuspenseBoundary`,
  /** Nothing is rendered into the head: `isHostHoistableType` says so. */
  resources: `getResource acquireResource suspendResource insertStylesheet insertStylesheetIntoRoot
    getHydratableHoistableCache createHoistableInstance preload preloadModule preloadStylesheet preinitStyle
    preinitScript preinitModuleScript estimateBandwidth resolveSingletonInstance commitHostSingletonAcquisition
    releaseSingletonInstance mountHoistable preloadResourceAndSuspendIfNeeded insertSuspendedStylesheets`,
  actions: `mountActionState updateActionState updateActionStateImpl rerenderActionState runActionStateAction
    dispatchActionState ensureFormComponentIsStateful recursivelyResetForms startTransition updateOptimisticImpl
    dispatchOptimisticSetState entangleAsyncAction defaultOnDefaultTransitionIndicator refreshCache useMemoCache`,
  activities: `updateActivityComponent mountActivityChildren updateSuspenseListComponent initSuspenseListRenderState
    cutOffTailIfNeeded`,
  fragmentRefs:
    'commitNewChildToFragmentInstance deleteChildFromFragmentInstance validateDocumentPositionWithFiberTree',
  customElements: 'setPropOnCustomElement',
};
/** What is called all the same, and what it answers without the feature. */
const ANSWERS = {
  // the place of a component in the built file; its name stays
  describeNativeComponentFrame:
    'arguments[0] ? describeBuiltInComponentFrame(arguments[0].displayName || arguments[0].name) : ""',
  isHostHoistableType: '!1',
  popHydrationState: '!1',
  getParentHydrationBoundary: 'null',
  trackEnterViewTransitions: 'void 0',
  commitNestedViewTransitions: 'void 0',
  commitExitViewTransitions: 'void 0',
  restoreEnterOrExitViewTransitions: 'void 0',
  restoreNestedViewTransitions: 'void 0',
  commitSuspenseHydrationCallbacks: 'void 0',
  commitActivityHydrationCallbacks: 'void 0',
  commitFragmentInstanceInsertionEffects: 'void 0',
  commitFragmentInstanceDeletionEffects: 'void 0',
  commitNewChildToFragmentInstances: 'void 0',
  suspendIfUpdateReadFromEntangledAsyncAction: 'void 0',
  // commits wait for images within a view transition only
  preloadInstanceAndSuspendIfNeeded: 'void (arguments[0].flags &= -16777217)',
  accumulateSuspenseyCommitOnFiber: 'void 0',
  waitForCommitToBeReady: 'null',
  // onSelect
  constructSelectEvent: 'void 0',
};
/** Variables that stay false. */
const NEVER = ['isHydrating', 'shouldStartViewTransition'];
/** Their methods, which nothing else calls. */
const CLASSES = ['FragmentInstance', 'ViewTransitionPseudoElement'];
const LEFT_OUT = 'leftOutOfReactDom';

/**
 * Leaves out of React DOM what this program does not use, a fifth of the largest file of the first screen
 * (docs/decisions/186). What is called all the same throws; the build fails when a function is not there any more.
 */
export function leanReactDom(): Plugin {
  return {
    name: 'picadito:lean-react-dom',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: REACT_DOM },
      handler: (code) => leanOf(code),
    },
  };
}

export function leanOf(code: string): string {
  const names = Object.values(UNUSED).flatMap((list) => list.split(/\s+/));
  let lean = code;
  for (const name of names) lean = without(lean, declaration(name), name);
  for (const [name, value] of Object.entries(ANSWERS))
    lean = without(lean, declaration(name), name, `function ${name}() { return ${value}; }\n`);
  for (const name of CLASSES)
    lean = without(
      lean,
      new RegExp(`^${name}\\.prototype\\.\\w+ = function[^]*?\\n};\n`, 'gm'),
      name,
    );
  for (const flag of NEVER)
    lean = without(lean, new RegExp(`\\b${flag}(?![$\\w]|\\s*=[^=]|\\n\\))`, 'g'), flag, '!1');
  const aliases = names.map((name) => `${name} = ${LEFT_OUT}`).join(', ');
  return `function ${LEFT_OUT}() { throw Error('lean'); }\nvar ${aliases};\n${lean}`;
}

function declaration(name: string): RegExp {
  return new RegExp(`^function ${name}\\([^]*?\\n}\n`, 'm');
}

function without(code: string, part: RegExp, name: string, replacement = ''): string {
  const left = code.replace(part, () => replacement);
  if (left === code) throw new Error(`react-dom has no ${name}: web/build/lean-react-dom.ts`);
  return left;
}
