/** The report's whole look: it loads nothing, follows the reader's light or dark, and prints well. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2328; --quiet: #59636b; --rule: #d9d6cd; --card: #fff;
  --a: #0072b2; --b: #b94a00; --a-soft: #0072b233; --b-soft: #d55e0033; --note: #f1ede2 }
@media (prefers-color-scheme: dark) { :root { --paper: #12181d; --ink: #e8e6e0; --quiet: #a3adb5; --rule: #333d45; --card: #1a2229;
  --a: #62b5ea; --b: #f0a04b; --a-soft: #56b4e938; --b-soft: #e69f0038; --note: #202a32 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; font-variant-numeric: tabular-nums }
main { max-width: 74rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
h1, h2, h3 { font-family: Georgia, 'Times New Roman', serif; font-weight: 600; line-height: 1.2; text-wrap: balance }
h1 { font-size: 2.2rem; margin: 0 0 .4rem }
h2 { font-size: 1.45rem; margin: 3rem 0 .6rem; padding-top: .8rem; border-top: 1px solid var(--rule) }
h3 { font-size: 1.08rem; margin: 1.4rem 0 .4rem }
p { max-width: 46rem; margin: .4rem 0 }
.lede, .quiet, figcaption, caption { color: var(--quiet) }
code { font: .88em ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: var(--note); padding: .8rem 1rem; border-radius: 6px; white-space: pre-wrap; margin: .6rem 0 }
.key { display: flex; flex-wrap: wrap; gap: .3rem 1.6rem; padding: 0; list-style: none; margin: 1rem 0 }
.key li { display: flex; align-items: center; gap: .5rem }
.letter { display: inline-grid; place-items: center; min-width: 1.5em; height: 1.5em; border-radius: 4px; border: 2px solid var(--side);
  color: var(--side); font: 600 .85em/1 system-ui, sans-serif }
.letter.a { background: var(--a); color: var(--paper) }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.2rem, 1fr)); gap: .8rem; margin: 1.4rem 0; padding: 0 }
.tiles > div { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: .7rem .9rem }
.tiles dt { color: var(--quiet); font-size: .85rem }
.tiles dd { margin: 0; font: 600 1.25rem/1.3 Georgia, serif }
.tiles dd.b { color: var(--b) }
.tiles small { display: block; font: .8rem system-ui, sans-serif; color: var(--quiet) }
.tiles dd.a { color: var(--a) }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 29rem), 1fr)); gap: 1rem 1.6rem; align-items: start }
figure { margin: .6rem 0; background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: .9rem 1rem .7rem; overflow-x: auto }
figure > h3 { margin-top: 0 }
svg { display: block; width: 100%; height: auto; font-size: 12px }
svg text { fill: var(--ink) }
svg text.quiet { fill: var(--quiet) }
.middle { text-anchor: middle }
.end { text-anchor: end }
.grid { stroke: var(--rule); stroke-width: 1 }
.even { stroke: var(--quiet); stroke-width: 1.5; stroke-dasharray: 4 3 }
.a { --side: var(--a); --soft: var(--a-soft) }
.b { --side: var(--b); --soft: var(--b-soft) }
.bar { fill: var(--side) }
.two .bar { fill: var(--soft); stroke: var(--side); stroke-width: .8 }
.outline { fill: none; stroke: var(--side); stroke-width: 2 }
.whisker { stroke: var(--side); stroke-width: 2 }
.dot { fill: var(--card); stroke: var(--side); stroke-width: 2 }
.dot.off { fill: var(--side) }
.band { fill: var(--soft) }
.curve { fill: none; stroke: var(--side); stroke-width: 2 }
.scroll { overflow-x: auto; margin: .6rem 0 }
table { border-collapse: collapse; min-width: min(100%, 36rem); font-size: .92rem }
caption { text-align: left; padding-bottom: .3rem }
th, td { padding: .28rem .7rem; border-bottom: 1px solid var(--rule); text-align: right; font-weight: 400; white-space: nowrap }
thead th { color: var(--quiet); border-bottom-width: 2px }
thead th { vertical-align: bottom }
th:first-child { text-align: left; white-space: normal; min-width: 9rem }
th .quiet { display: block; font-size: .85em }
.up { color: var(--b) } .down { color: var(--a) }
summary { cursor: pointer; color: var(--quiet) }
:focus-visible { outline: 3px solid var(--a); outline-offset: 2px }
@media print { figure, .tiles > div { break-inside: avoid } }
`
