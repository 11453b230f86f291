/**
 * Styles the site: the style of the reports, and the site's own parts. Light and dark, from 360 px up, and on paper.
 */
import { STYLE } from '../html-style';

export const SITE_STYLE = `${STYLE}${String.raw`
html { scroll-padding-top: 1rem; }
main.wide { padding-top: 1.5rem; padding-bottom: 4rem; max-width: 60rem; } main:focus { outline: none; }
.top { padding: .7rem 0 .5rem; } .top .wide { max-width: 60rem; }
.bar-of-site { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; justify-content: space-between; }
.top nav { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; } .top nav a { padding: .3rem 0; text-decoration: none; } .top nav a:hover { text-decoration: underline; }
.top nav > a:first-child { font-weight: 700; color: var(--text); } .of-game > a:first-child { font-weight: 400 !important; color: var(--link) !important; } .top .here { font-weight: 600; }
.search { position: relative; flex: 0 1 20rem; } .search[hidden] { display: none; }
.search input { font: inherit; width: 100%; padding: .35rem .7rem; border: 1px solid var(--soft); border-radius: 8px; background: var(--card); color: var(--text); }
.found { position: absolute; z-index: 9; right: 0; left: 0; min-width: min(26rem, calc(100vw - 2rem)); max-height: 70vh; overflow: auto; margin-top: .3rem; padding: .4rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 8px 24px #0003; }
.found p { color: var(--soft); font-size: .85rem; padding: .1rem .5rem; } .found ol { list-style: none; padding: 0; }
.found a { display: block; padding: .35rem .5rem; border-radius: 6px; text-decoration: none; overflow-wrap: anywhere; } .found a:hover, .found a:focus { background: var(--code); } .found .id { margin-right: .3rem; }
h1 { font-size: clamp(1.35rem, 4.5vw, 1.9rem); margin: .4rem 0 .8rem; } h1 .id { font-size: .8em; font-weight: 500; }
main h2 { font-size: 1.25rem; margin: 2rem 0 .6rem; } main h3 { font-size: 1.08rem; } h2 a, h3 a { color: inherit; text-decoration: none; } h2 a:hover, h3 a:hover { text-decoration: underline; }
.lead { font-size: 1.05rem; max-width: 46rem; } main p + p { margin-top: .5rem; }
.trail, .pages { font-size: .9rem; color: var(--soft); } .pages b, .pages a { padding: .2rem .45rem; }
.games { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1rem; margin-top: 1.25rem; }
.games li { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.2rem; } .games h2 { margin: 0; }
.contents ol { list-style: none; padding: 0; columns: 2 16rem; margin-top: .75rem; } .contents li { display: block; }
.clauses { list-style: none; padding: 0; } .clauses li { padding: .28rem 0; overflow-wrap: anywhere; }
.clauses .rule > a { display: inline-grid; grid-template-columns: 6.2rem minmax(0, 1fr); gap: .5rem; text-decoration: none; max-width: calc(100% - 3rem); vertical-align: top; } .clauses .rule > a:hover span + span { text-decoration: underline; }
.clauses .heading { margin-top: .8rem; } .clauses h3 { margin: 0; font-size: 1rem; } .clauses .level-3 { font-size: 1.1rem; }
.example { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .9rem 1.1rem 1rem; margin: .9rem 0; } .example:target { border-color: var(--link); box-shadow: 0 0 0 1px var(--link); }
.example h2, .example h3 { margin: 0; font-size: 1.08rem; overflow-wrap: anywhere; } .marks:not(:has(*)) { display: none; } .marks { margin: .35rem 0 0; } .foot { margin-top: .6rem; }
.tale { list-style: none; padding: 0; margin: .6rem 0 0; } .tale > li { padding: .2rem 0; overflow-wrap: anywhere; } .tale .start { padding: .5rem 0; }
.happened { list-style: none; padding: .15rem 0 .15rem .8rem; margin-left: .2rem; border-left: 2px solid var(--line); font-size: .93rem; }
.happened .further { display: inline; } .happened .further summary { display: inline; cursor: pointer; list-style: none; color: var(--soft); text-decoration: underline dotted; }
.happened a { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .92em; white-space: nowrap; }
.board { display: block; background: none; margin: .25rem 0; } .board > summary { color: var(--link); font-size: .9rem; padding: .15rem 0; width: fit-content; } .board > * + * { margin-top: .4rem; }
.data { border-collapse: collapse; margin: .3rem 0; font-size: .9rem; } .data td { border: 1px solid var(--line); padding: .15rem .5rem; }
.reading-box { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--reading); border-radius: 8px; padding: .8rem 1.1rem; margin: 1rem 0; } .reading-box h2 { margin: 0 0 .35rem; font-size: 1.08rem; }
.choice { margin: .5rem 0 0; } .choice dt { font-weight: 600; }
.faults { padding-left: 1.2rem; } .faults li { padding: .15rem 0; overflow-wrap: anywhere; } .standings { list-style: none; padding: 0; margin: .4rem 0; display: flex; flex-wrap: wrap; gap: .3rem; } .standings li { min-width: 0; } .chip { white-space: normal; overflow-wrap: anywhere; } .list { margin: .4rem 0; } .list > summary { color: var(--link); } .list ol { padding-left: 2rem; } .list li { padding: .12rem 0; } .play { font-weight: 600; }
.neighbours { display: flex; flex-wrap: wrap; gap: .6rem 2rem; justify-content: space-between; margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: .95rem; } .neighbours a { max-width: 26rem; } .neighbours [rel=next] { margin-left: auto; text-align: right; }
.engines { border-collapse: collapse; width: 100%; font-size: .92rem; background: var(--card); margin-top: 1rem; } .engines th, .engines td { text-align: left; font-weight: 400; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: baseline; }
.engines thead th, .engines .section > * { font-weight: 600; background: var(--code); } .engines .differ th { box-shadow: inset 3px 0 var(--link); } .engines a { text-decoration: none; } .engines a:hover { text-decoration: underline; } .sheet { overflow-x: auto; } .about { margin-top: .6rem; padding-left: 1.2rem; }
footer p + p { margin-top: .4rem; } footer .wide { max-width: 60rem; }
@media (max-width: 40rem) { .clauses .rule > a { grid-template-columns: minmax(0, 1fr); gap: 0; } .search { flex-basis: 100%; } .example { padding: .7rem .8rem; } }
@media print {
  .list:not([open]), .top, .neighbours, .pages, .play, .board:not([open]) { display: none !important; } .example { break-inside: auto; border-color: #999; } main.wide { max-width: none; padding: 0; }
  .board > summary { list-style: none; color: inherit; } .tale > li, .happened { break-inside: avoid-page; } h1, h2, h3 { break-after: avoid-page; } a { color: inherit; text-decoration: none; }
  .contents { display: block !important; }
}
`}`;
