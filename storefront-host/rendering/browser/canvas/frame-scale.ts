/** Returns the scale at which the editor shows this page; 1 if it cannot be read. */
export function frameScale(): number {
  const width = window.frameElement?.getBoundingClientRect().width ?? innerWidth;
  return width > 0 ? Math.min(1, width / innerWidth) : 1;
}

/** Moves a bar of the overlay, which keeps its size while the page is scaled. */
export function moveBar(bar: HTMLElement, x: number, y: number): void {
  const scale = frameScale();
  bar.style.transform = `translate(${x * scale}px, ${y * scale}px)`;
}
