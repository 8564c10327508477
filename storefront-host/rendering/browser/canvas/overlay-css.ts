/** The editor's own colours, the same in every theme, so that its controls are recognisable. */
export const overlayCss = `
/* The frame is scaled down, but the editor's controls keep their size. */
.bar, .name, .insert { zoom: var(--larger, 1); }
.bar > .name { zoom: 1; }
:host { --tool: #0f6b5c; --on-tool: #fff; font: 500 13px/1.6 'Noto Sans Thai Variable', system-ui, sans-serif; }
[hidden] { display: none !important; }
.box { position: absolute; inset-block-start: 0; inset-inline-start: 0; border-radius: 4px; }
.hover { outline: 2px solid color-mix(in srgb, var(--tool) 45%, transparent); outline-offset: -2px; }
.selected { outline: 2px solid var(--tool); outline-offset: -2px; }
.name { padding: 1px 8px; white-space: nowrap; }
.hover > .name {
  position: absolute; inset-block-start: -23px; inset-inline-start: 0;
  background: color-mix(in srgb, var(--tool) 12%, #fff); color: #0a4a40; border-radius: 6px 6px 0 0;
}
.hover.inside > .name { inset-block-start: 2px; inset-inline-start: 2px; border-radius: 2px 0 6px 0; }
.person { outline: 2px solid var(--person); outline-offset: -2px; }
.person > .name {
  position: absolute; inset-block-start: 2px; inset-inline-end: 2px; background: var(--person); color: #fff;
  border-radius: 6px;
}
.bar {
  position: absolute; inset-block-start: -34px; inset-inline-start: 0; display: flex; align-items: center;
  max-inline-size: calc(100vw - 8px); background: var(--tool); color: var(--on-tool);
  border-radius: 8px 8px 0 0; pointer-events: auto; padding-inline: 2px; block-size: 34px;
}
.inside > .bar { inset-block-start: var(--bar-top, 2px); inset-inline-start: 2px; border-radius: 4px 0 8px 0; }
button {
  all: unset; display: grid; place-items: center; inline-size: 30px; block-size: 30px; cursor: pointer;
  border-radius: 6px; color: inherit; pointer-events: auto;
}
button:hover { background: rgb(255 255 255 / .18); }
button:focus-visible { outline: 2px solid var(--on-tool); outline-offset: -3px; }
.typing, .spot {
  position: absolute; inset-block-start: 0; inset-inline-start: 0; display: flex; align-items: center;
  background: var(--tool); color: var(--on-tool); border-radius: 8px; pointer-events: auto;
  box-shadow: 0 2px 8px rgb(0 0 0 / .25); zoom: var(--larger, 1);
}
.typing > div { display: flex; }
.typing > span { padding: 2px 8px; }
.spot button { inline-size: auto; min-inline-size: 30px; padding-inline: 10px; white-space: nowrap; }
.handle { cursor: grab; touch-action: none; }
.handle:active { cursor: grabbing; }
svg { inline-size: 18px; block-size: 18px; fill: currentColor; }
.insert {
  position: absolute; inset-inline-start: calc(50% - 17px); inline-size: 34px; block-size: 34px;
  translate: 0 -50%;
  border-radius: 50%; background: var(--tool); color: var(--on-tool);
  box-shadow: 0 2px 8px rgb(0 0 0 / .25), 0 0 0 3px #fff;
}
.insert:hover { background: #0a4a40; }
.insert svg { inline-size: 22px; block-size: 22px; }
.line {
  position: absolute; inset-block-start: 0; inset-inline: 8px; block-size: 4px; border-radius: 2px;
  background: var(--tool); box-shadow: 0 0 0 2px rgb(255 255 255 / .8);
}
.line.refused { background: #b3261e; }
@media (pointer: coarse) {
  button { inline-size: 44px; block-size: 44px; }
  .bar { block-size: 44px; inset-block-start: -44px; }
}
`;
