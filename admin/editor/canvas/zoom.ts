export const ZOOMS = [0.5, 0.75, 1] as const;
/** 'fit' shows the whole width of the screen, never enlarged. */
export type Zoom = 'fit' | (typeof ZOOMS)[number];

export interface CanvasPlace {
  readonly scale: number;
  /** In px of the editor. */
  readonly width: number;
  /** Distance from the left edge; a page wider than the room begins there and scrolls. */
  readonly left: number;
}

/** Returns where a page of `width` stands in a room. */
export function placeCanvas(zoom: Zoom, width: number, room: number): CanvasPlace {
  const scale = zoom === 'fit' ? Math.min(1, room / width) : zoom;
  const shown = width * scale;
  return { scale, width: shown, left: Math.max(0, (room - shown) / 2) };
}
