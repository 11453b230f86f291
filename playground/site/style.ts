/** Styles the parts of the playground's page that reports do not have. */
export const PLAYGROUND_STYLE = `
.playground > header { background: var(--card); border-bottom: 1px solid var(--line); margin-bottom: 1.25rem; padding-block: 1.25rem; }
.playground > header .wide > * { margin: 0; } .playground > header h1 { line-height: 1.2; }
.playground > header h1 small { font-size: 1rem; font-weight: 400; color: var(--soft); }
.playground main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; align-items: start; padding-bottom: 3rem; }
.playground .tools { position: static; display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; margin: 0 0 .5rem; background: none; border: 0; }
.playground button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: .35rem .7rem; cursor: pointer; }
.playground button:hover { border-color: var(--link); } .playground button.main { background: var(--link); border-color: var(--link); color: var(--page); }
.playground button[aria-disabled=true] { opacity: .45; cursor: default; }
.playground :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.playground kbd { font: .8em ui-monospace, monospace; opacity: .8; }
#copied { margin: 0 0 .5rem; } .playground main section { margin: 0; }
#editor { border: 1px solid var(--line); border-radius: 8px; background: var(--card); overflow: hidden; }
#copied:empty, .faults:empty { display: none; } #copied textarea { display: block; width: 100%; font: inherit; }
.cm-editor { max-height: 70vh; color: var(--text); } .cm-editor.cm-focused { outline: 2px solid var(--link); outline-offset: -2px; }
.cm-editor .cm-scroller { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow: auto; }
.cm-editor .cm-gutters { background: var(--code); color: var(--soft); border-right: 1px solid var(--line); }
.cm-editor .cm-activeLine, .cm-editor .cm-activeLineGutter { background: color-mix(in srgb, var(--link) 8%, transparent); }
.cm-editor .cm-cursor { border-left-color: var(--text); } .cm-editor .cm-content { caret-color: var(--text); }
.cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-editor .cm-selectionBackground { background: color-mix(in srgb, var(--link) 28%, transparent) !important; }
.cm-editor .cm-tooltip { background: var(--card); color: var(--text); border: 1px solid var(--line); border-radius: 6px; max-width: min(92vw, 46rem); }
.cm-editor .cm-tooltip-autocomplete > ul > li { padding: .2rem .5rem; white-space: normal; } .cm-editor .cm-completionDetail { color: var(--soft); font-style: normal; font-size: .85em; }
.cm-editor .cm-tooltip-autocomplete ul li[aria-selected] { background: var(--link); color: var(--page); } .cm-editor li[aria-selected] .cm-completionDetail { color: inherit; }
.cm-editor .cm-snippetField { background: color-mix(in srgb, var(--link) 16%, transparent); }
.cm-editor .cm-diagnostic { border-left-color: var(--fails); } .cm-editor .cm-diagnosticAction { background: var(--link); color: var(--page); border: 0; }
.tok-keyword { color: var(--link); font-weight: 600; } .tok-string { color: var(--conforms); } .tok-meta, .tok-comment { color: var(--soft); } .tok-place { color: var(--fails); }
.faults { list-style: none; margin: .5rem 0 0; padding: 0; } .faults li { margin: .3rem 0; color: var(--fails); overflow-wrap: anywhere; } .faults button { padding: .05rem .5rem; }
#result .answer { display: block; color: var(--text); border: 1px solid var(--line); border-left: 4px solid var(--link); border-radius: 8px; background: var(--card); padding: .6rem .9rem; margin: 0 0 .75rem; overflow-wrap: anywhere; }
.answer h2 { color: inherit; font-size: 1rem; margin: 0; } .answer p { color: inherit; margin: .2rem 0 0; } .answer ul { margin: .4rem 0 0; padding-left: 1.1rem; font-size: .92rem; }
#result .answer.conforms { border-left-color: var(--conforms); } #result .answer.error { border-left-color: var(--fails); }
.see .steps-bar { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin-bottom: .6rem; }
.told { list-style: none; margin: 0 0 1rem; padding: 0; max-height: 22rem; overflow: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
.told > li { border-bottom: 1px solid var(--line); } .told > li:last-child { border: 0; } .told > li.now { background: color-mix(in srgb, var(--link) 10%, transparent); box-shadow: inset 3px 0 var(--link); }
.told .step { display: flex; gap: .5rem; width: 100%; text-align: left; border: 0; border-radius: 0; background: none; padding: .35rem .7rem; overflow-wrap: anywhere; }
.told .step:focus-visible { outline-offset: -2px; } .told .passed .symbol { color: var(--conforms); } .told .failed .symbol { color: var(--fails); } .told .skipped { color: var(--soft); }
.events { list-style: none; margin: 0; padding: 0 .7rem .4rem 2rem; font-size: .85rem; color: var(--soft); overflow-wrap: anywhere; } .events .clause { white-space: nowrap; font-variant-numeric: tabular-nums; }
.see .boards .frame { margin: 0; } .see .picture { overflow-x: auto; }
#picker, #ruling-dialog, #readings-dialog { width: min(44rem, 94vw); max-height: 86vh; border: 1px solid var(--line); border-radius: 10px; background: var(--page); color: var(--text); padding: 1rem; } #picker::backdrop, #ruling-dialog::backdrop, #readings-dialog::backdrop { background: rgb(0 0 0 / .45); }
.picker-top { display: flex; justify-content: space-between; align-items: center; gap: 1rem; } .picker-top h2 { margin: 0; font-size: 1.1rem; }
#picker-search { width: 100%; font: inherit; padding: .45rem .6rem; margin-top: .6rem; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: inherit; }
#picker-list { list-style: none; margin: 0; padding: 0; max-height: 58vh; overflow: auto; } #picker-list button { display: block; width: 100%; text-align: left; margin: .2rem 0; } #picker-list small { display: block; color: var(--soft); }
#readings-list { list-style: none; margin: 0; padding: 0; } #readings-list label { display: grid; gap: .15rem; margin: .6rem 0; }
.playground select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: .3rem .4rem; max-width: 100%; }
#ruling-form { display: grid; gap: .6rem; } #ruling-form label { display: grid; gap: .15rem; font-size: .92rem; } #ruling-form .note { margin: 0; } #ruling-form .two { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: .6rem; }
#ruling-form :is(input, textarea) { font: inherit; padding: .35rem .5rem; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: inherit; min-width: 0; }
@media (max-width: 64rem) { .playground main { grid-template-columns: minmax(0, 1fr); } .cm-editor { max-height: 50vh; } }
@media (max-width: 40rem) { .playground kbd, .keys { display: none; } .cm-editor .cm-scroller { font-size: 13px; } }
@media print { .playground .tools, .see .steps-bar, #picker, #ruling-dialog, #readings-dialog { display: none; } }
`;
