/** Styles the HTML report, light and dark, from 360 px up, and on paper. */
export const STYLE = String.raw`
:root {
  color-scheme: light dark;
  --page: #f6f7f9; --card: #ffffff; --line: #dfe3e8; --text: #1b2128; --soft: #59636e; --link: #0b5cad; --code: #f1f3f6;
  --partly: #5c6b00; --partly-bg: #f0f4d4; --conforms: #14702e; --fails: #c0262d; --error: #a04a00; --unsupported: #6941b8; --untested: #5d6773; --notTestable: #626c77;
  --reading: #0b6a83; --known: #96395f; --known-bg: #fbe7ef;
  --conforms-bg: #e3f5e8; --fails-bg: #fde9ea; --error-bg: #fdeedd; --unsupported-bg: #efe9fb; --untested-bg: #eceff2;
  --notTestable-bg: #f3f4f6; --reading-bg: #e0f2f7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1318; --card: #171c23; --line: #2c343e; --text: #e4e9ee; --soft: #9aa6b2; --link: #74b5ff; --code: #1f262f;
    --partly: #c2cc4e; --partly-bg: #2c300f; --conforms: #5fd07f; --fails: #ff8087; --error: #f5a85c; --unsupported: #b79cf7; --untested: #a0abb6; --notTestable: #8b96a1;
    --reading: #66c7df; --known: #f19bbd; --known-bg: #391c2a;
    --conforms-bg: #14301d; --fails-bg: #3a1a1d; --error-bg: #38260f; --unsupported-bg: #271f40; --untested-bg: #242b33;
    --notTestable-bg: #1d232a; --reading-bg: #12303a;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 8rem; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
h1, h2, h3, h4, h5, h6, p, pre, ul, ol, dl, dd { margin: 0; }
code, pre, .id, .place { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .86em; }
pre { background: var(--code); padding: .6rem .75rem; border-radius: 6px; overflow: auto; max-height: 28rem; line-height: 1.45; }
small { color: var(--soft); }
.note { color: var(--soft); font-size: .9rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem; z-index: 9; }
.wide { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }

.top { background: var(--card); border-bottom: 1px solid var(--line); padding: 1.75rem 0 1.5rem; }
.kicker { color: var(--soft); font-size: .8rem; letter-spacing: .06em; text-transform: uppercase; }
h1 { font-size: clamp(1.5rem, 5vw, 2.2rem); line-height: 1.2; overflow-wrap: anywhere; } h1 small { font-weight: 400; font-size: .6em; }
.verdict { display: flex; gap: .75rem; align-items: flex-start; margin: 1rem 0; padding: .8rem 1rem; border-radius: 10px; border: 1px solid; font-size: 1.08rem; }
.verdict .symbol { font-size: 1.5rem; line-height: 1.2; font-weight: 700; width: 1.4rem; text-align: center; flex: none; }
.verdict strong { display: block; font-size: 1.2rem; } .verdict span span { color: var(--text); }
.verdict { color: var(--c); background: var(--b); border-color: color-mix(in srgb, var(--c) 45%, transparent); }
.alert { display: flex; gap: .6rem; margin: .5rem 0; padding: .55rem .9rem; border-left: 4px solid var(--error); background: var(--error-bg); border-radius: 4px; overflow-wrap: anywhere; }
.alert > div { min-width: 0; } .alert pre { margin-top: .4rem; max-height: 14rem; background: var(--card); }
.bar { display: flex; height: 14px; gap: 2px; border-radius: 7px; overflow: hidden; margin: .25rem 0 .6rem; }
.bar span { background: var(--c); min-width: 3px; }
.bar .untested { opacity: .45; } .bar .notTestable { opacity: .25; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: .45rem 2.5rem; margin-top: 1.1rem; font-size: .92rem; }
.facts > div { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: .5rem; align-items: baseline; }
.about > summary { color: var(--link); margin-top: .6rem; }
.facts dt { color: var(--soft); } .facts dd { overflow-wrap: anywhere; }

.conforms { --c: var(--conforms); --b: var(--conforms-bg); } .fails { --c: var(--fails); --b: var(--fails-bg); }
.partly { --c: var(--partly); --b: var(--partly-bg); } .known { --c: var(--known); --b: var(--known-bg); }
.error { --c: var(--error); --b: var(--error-bg); } .unsupported { --c: var(--unsupported); --b: var(--unsupported-bg); }
.untested { --c: var(--untested); --b: var(--untested-bg); } .notTestable { --c: var(--notTestable); --b: var(--notTestable-bg); }
.reading { --c: var(--reading); --b: var(--reading-bg); }
.chip { display: inline-block; justify-self: start; color: var(--c); background: var(--b); border-radius: 99px; padding: .05rem .6rem; font-size: .8rem; font-weight: 600; white-space: nowrap; }
.tally { color: var(--c); font-weight: 600; white-space: nowrap; }

.legend-list { display: flex; flex-wrap: wrap; gap: .35rem 1rem; list-style: none; padding: 0; font-size: .9rem; }
.legend-list b { font-variant-numeric: tabular-nums; }
.tools { position: sticky; top: 0; z-index: 5; background: var(--page); border-bottom: 1px solid var(--line); padding: .6rem 0; }
.tools .wide { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
.tools[hidden] { display: none; }
.tools input { font: inherit; flex: 1 1 14rem; min-width: 0; padding: .35rem .7rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: var(--text); }
.tools .states { display: flex; flex-wrap: wrap; gap: .35rem; }
button { font: inherit; font-size: .85rem; cursor: pointer; border: 1px solid var(--line); background: var(--card); color: var(--text); border-radius: 8px; padding: .3rem .65rem; }
button:hover { border-color: var(--soft); }
button[data-filter] { color: var(--c); font-weight: 600; border-radius: 99px; }
button[aria-pressed=true] { background: var(--c); border-color: var(--c); color: var(--card); }
.tools .result { color: var(--soft); font-size: .85rem; flex-basis: 100%; } .tools .result:empty { height: 0; margin-top: -.5rem; }

.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; padding-top: 1.25rem; padding-bottom: 4rem; }
.contents { font-size: .92rem; }
.contents ul { list-style: none; padding: 0; } .contents li { display: flex; justify-content: space-between; gap: .75rem; padding: .18rem 0; }
.contents .tallies { flex: none; } .contents a { text-decoration: none; } .contents a:hover { text-decoration: underline; }
.contents strong { display: block; margin: .4rem 0 .2rem; }
@media (min-width: 62rem) {
  .columns { grid-template-columns: 16.5rem minmax(0, 1fr); gap: 2.25rem; }
  .contents { position: sticky; top: 5.5rem; align-self: start; max-height: calc(100vh - 6.5rem); overflow: auto; }
}
main > section { margin-bottom: 2.5rem; }
h2 { font-size: 1.5rem; } h3 { font-size: 1.12rem; margin: 1.75rem 0 .5rem; }
h3 .tallies { font-size: .85rem; font-weight: 400; margin-left: .5rem; }
.broken { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.25rem; }
.broken h2 { font-size: 1.15rem; } .broken ul { list-style: none; padding: 0; columns: 2 22rem; column-gap: 2rem; }
.broken li { padding: .22rem 0; break-inside: avoid; display: grid; grid-template-columns: 9.2rem minmax(0, 1fr); }

.broken.known .note { display: block; }
.top .causes { margin: .8rem 0; }
.causes ol, .causes .leads { columns: 1; padding-left: 1.4rem; } .causes .leads { padding-left: 0; }
.causes ol > li, .causes .leads > li { display: list-item; padding: .5rem 0; } .causes p { margin: 0 0 .2rem; } .causes h3 { margin: .8rem 0 0; font-size: 1rem; }

.clause, .readings .entry { background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin: .3rem 0; }
.clause[data-state=notTestable] { background: none; border-color: transparent; font-size: .9rem; } .clause[data-state=notTestable] .head { padding-top: .15rem; padding-bottom: .15rem; }
.clause[data-state=fails], .clause[data-state=known], .clause[data-state=error] { border-left: 4px solid var(--c); }
.head { display: grid; grid-template-columns: 8.2rem 8.6rem minmax(0, 1fr) max-content 1rem; gap: .6rem; align-items: baseline; padding: .45rem .8rem; list-style: none; }
.readings .head { grid-template-columns: 8.6rem minmax(0, 1fr) max-content 1rem; }
.head::-webkit-details-marker { display: none; }
summary { cursor: pointer; } summary.head:hover { background: color-mix(in srgb, var(--link) 6%, transparent); border-radius: 8px; }
summary.head::after { content: "›"; color: var(--soft); transition: rotate .12s; justify-self: center; } details[open] > summary.head::after { rotate: 90deg; }
.id { color: var(--soft); } .title { overflow-wrap: anywhere; } .title i { color: var(--soft); }
.score { color: var(--soft); font-size: .85rem; font-variant-numeric: tabular-nums; }
.clause:target { box-shadow: 0 0 0 2px var(--link); }
.body { padding: .35rem .8rem .8rem; border-top: 1px solid var(--line); display: grid; grid-template-columns: minmax(0, 1fr); gap: .7rem; }
.why { font-size: .93rem; border-left: 3px solid var(--line); padding-left: .7rem; }
.lines { list-style: none; padding: 0; font-size: .92rem; } .lines li { padding: .2rem 0; overflow-wrap: anywhere; }
.place { color: var(--soft); font-size: .78rem; overflow-wrap: anywhere; }

.scenario { border: 1px solid var(--line); border-left: 4px solid var(--c); border-radius: 8px; padding: .8rem 1rem 1rem; content-visibility: auto; contain-intrinsic-size: auto 40rem; }
.scenario header { display: flex; flex-wrap: wrap; gap: .2rem 1rem; justify-content: space-between; align-items: baseline; }
.scenario h4 { font-size: 1.02rem; overflow-wrap: anywhere; }
.message { margin: .5rem 0; padding: .5rem .75rem; background: var(--b); border-radius: 6px; overflow-wrap: anywhere; }
h5 { font-size: .78rem; text-transform: uppercase; letter-spacing: .05em; color: var(--soft); margin: 1rem 0 .3rem; }
h6 { font-size: .9rem; }
.steps { list-style: none; padding: 0; } .steps li { display: grid; grid-template-columns: 1.4rem minmax(0, 1fr); padding: .1rem .4rem; border-radius: 4px; overflow-wrap: anywhere; }
.steps .passed .symbol { color: var(--conforms); } .steps .failed { background: var(--b); font-weight: 600; } .steps .failed .symbol, .steps .failed small { color: var(--c); } .steps .skipped { color: var(--soft); }
.steps b { font-weight: 600; }
.pair, .board { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: .75rem; }
.player { background: var(--code); border-radius: 6px; padding: .6rem .75rem; }
.player dl > div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: .5rem; padding: .15rem 0; } .player dt { color: var(--soft); font-size: .9rem; }
.card { display: inline-block; background: var(--card); border: 1px solid var(--line); border-radius: 5px; padding: 0 .4rem; margin: .08rem .1rem .08rem 0; font-size: .88rem; overflow-wrap: anywhere; }
.card em { font-style: normal; color: var(--reading); font-size: .92em; }
.board { margin: .3rem 0 .5rem; }
.prints { list-style: none; padding: 0; columns: 2 19rem; column-gap: 1.5rem; font-size: .9rem; } .prints li { break-inside: avoid; overflow-wrap: anywhere; }
.actions { padding-left: 1.5rem; } .actions li { padding: .08rem 0; overflow-wrap: anywhere; }
.answer { color: var(--soft); } .answer.rejected, .answer.unchanged { color: var(--error); }
.steps-bar { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; } .steps-bar[hidden], .frame[hidden] { display: none; }
.frame { margin: 0; border: 1px solid var(--line); border-radius: 8px; padding: .6rem .75rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; }
.frame figcaption { overflow-wrap: anywhere; } .frame b { font-weight: 600; }
.picture { overflow-x: auto; }
.swipe { display: none; } ::highlight(hit) { background: #ffd54d; color: #1b2128; } .packed { min-height: 30rem; }
.with-basis { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; align-items: start; }
.rests-on { margin: 0; border-left: 3px solid var(--line); padding: .1rem 0 .1rem .75rem; font-size: .88rem; overflow-wrap: anywhere; } .rests-on dt { color: var(--soft); font-weight: 600; } .rests-on dd + dt { margin-top: .5rem; } .rests-on dd { margin: .15rem 0 0; } .rests-on small { color: var(--soft); }
.cited-before { font-size: .93rem; } .cited-before > summary { color: var(--link); }
button:disabled { opacity: .45; cursor: default; }
.boards > * + *, .between .frame { margin-top: .75rem; } .stepping > .between { margin-top: 0; }
.stepping .between > summary { display: none; } .facts-of-game { margin-top: .6rem; }
.changes { padding-left: 1.2rem; font-size: .9rem; overflow-wrap: anywhere; } .changes li::marker { color: var(--link); }
.as-text, .events, .facts-of-game, .departed { font-size: .9rem; overflow-wrap: anywhere; } .as-text ul, .events ol { padding-left: 1.5rem; }
.as-text summary, .events summary, .departed > summary, .facts-of-game > summary, .between > summary { color: var(--link); padding: .1rem 0; }
.table { display: block; width: 100%; min-width: 32rem; font: 10px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
.table text { fill: var(--text); text-anchor: middle; } .table .small { font-size: 9px; } .table .mark { font-size: 8px; fill: var(--soft); }
.table .power { font-size: 12px; font-weight: 700; } .table .zone { font-size: 9px; fill: var(--soft); text-anchor: start; }
.table .head { font-size: 11px; font-weight: 600; text-anchor: start; }
.table .band { fill: var(--code); stroke: var(--line); } .table .band.turn { fill: color-mix(in srgb, var(--link) 8%, var(--code)); }
.table .card-face { fill: var(--card); stroke: var(--soft); } .table .card-back { fill: var(--untested-bg); stroke: var(--soft); }
.table .empty { fill: none; stroke: var(--soft); opacity: .45; stroke-dasharray: 4 3; }
.table .hatch { fill: none; stroke: var(--soft); stroke-dasharray: .8 5; opacity: .45; }
.table .changed rect { stroke: var(--link); stroke-width: 2; } .table .corner { fill: var(--link); }
.table .pip { fill: none; stroke: currentColor; } .table .soul { fill: currentColor; }
.table .arrow { fill: none; stroke: var(--fails); stroke-width: 2.5; } .table .aimed { stroke-width: 1.5; stroke-dasharray: 4 3; }
.diff span { display: block; white-space: pre-wrap; overflow-wrap: anywhere; } .diff .hunk { color: var(--soft); }
.del { background: var(--fails-bg); color: var(--fails); } .ins { background: var(--conforms-bg); color: var(--conforms); }
.legend span { padding: 0 .4rem; border-radius: 4px; }
.citations { padding-left: 1.2rem; columns: 2 19rem; column-gap: 1.5rem; } .citations li { break-inside: avoid; }
.command { display: flex; gap: .5rem; align-items: center; } .command code { flex: 1; min-width: 0; background: var(--code); padding: .45rem .6rem; border-radius: 6px; overflow-wrap: anywhere; }
footer { color: var(--soft); font-size: .85rem; border-top: 1px solid var(--line); padding: 1rem 0 2rem; }

@media (min-width: 80rem) { .with-basis { grid-template-columns: minmax(0, 1fr) 22rem; } }
@media (max-width: 40rem) {
  .swipe { display: block; }
  .wide { padding: 0 .8rem; }
  .top { padding: .8rem 0; } .kicker { font-size: .72rem; letter-spacing: .03em; } .verdict { margin: .6rem 0; padding: .5rem .8rem; font-size: 1rem; }
  .broken { padding: .7rem .9rem; }
  .facts > div { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .head, .readings .head { grid-template-columns: max-content max-content 1fr 1rem; gap: .15rem .5rem; }
  .head .title { grid-column: 1 / -1; grid-row: 2; } .head .score { text-align: right; grid-column: 3; }
  .readings .head .score { grid-column: 2 / 4; } summary.head::after { grid-row: 1; grid-column: 4; }
  .tools { position: static; } html { scroll-padding-top: 1rem; }
  .scenario { padding: .6rem .7rem; } .player dl > div { grid-template-columns: 4.6rem minmax(0, 1fr); }
  .broken li { grid-template-columns: 1fr; }
}
@media print {
  :root { color-scheme: light; --page: #fff; }
  .tools, .contents, .copy, .skip, .steps-bar, .command, .facts-of-game, .as-text, .swipe { display: none !important; }
  .clause:is(.conforms, .untested, .notTestable):not([open]), .rules:not(:has(.fails, .known, .error, .partly, .unsupported, [open])) { display: none; }
  .columns { display: block; } .wide { max-width: none; padding: 0; }
  .clause, .scenario, .player { break-inside: avoid-page; } pre { max-height: none; white-space: pre-wrap; }
  .scenario { content-visibility: visible; break-inside: auto; }
}
.matrix { padding-top: 1.5rem; padding-bottom: 4rem; }
.matrix h2 { margin: 0 0 .5rem; } .matrix .broken { margin-bottom: 1rem; } .matrix .broken + section:not(.broken) { margin-top: 2rem; }
.matrix .broken ul { columns: 1; } .matrix .broken li { grid-template-columns: 15rem minmax(0, 1fr); gap: .75rem; overflow-wrap: anywhere; }
.matrix table { border-collapse: separate; border-spacing: 0; width: 100%; background: var(--card); border: 1px solid var(--line); border-radius: 10px; overflow: clip; font-size: .92rem; }
.matrix th, .matrix td { text-align: left; padding: .35rem .75rem; border-bottom: 1px solid var(--line); vertical-align: baseline; font-weight: 400; }
.matrix tbody:last-child tr:last-child > * { border-bottom: 0; }
.matrix th[scope=row] { display: grid; grid-template-columns: 9.2rem minmax(0, 1fr); gap: .5rem; align-items: baseline; }
.matrix thead th, .matrix .section th, .matrix .section td { font-weight: 600; } .matrix .section > * { background: var(--code); }
.matrix thead th { position: sticky; top: 0; z-index: 1; background: var(--card); overflow-wrap: anywhere; }
.matrix td, .matrix thead th + th { width: 10rem; font-variant-numeric: tabular-nums; }
.matrix .differ th { box-shadow: inset 3px 0 var(--link); }
.top .legend-list { margin-top: .75rem; }
@media (max-width: 62rem) {
  .sheet { overflow-x: auto; } .matrix thead th { position: static; }
  .matrix th[scope=row] { display: table-cell; min-width: 9rem; overflow-wrap: anywhere; }
  .matrix tr > :first-child { position: sticky; left: 0; background: var(--card); } .matrix .section > :first-child { background: var(--code); }
  .matrix td, .matrix thead th + th { width: auto; min-width: 4.75rem; } .matrix thead th { font-size: .85rem; } .matrix .broken li { grid-template-columns: minmax(0, 1fr); gap: .1rem; padding: .4rem 0; }
}
@media (max-width: 40rem) {
  .matrix .word { position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden; } .matrix th, .matrix td { padding: .35rem .5rem; }
}
`;
