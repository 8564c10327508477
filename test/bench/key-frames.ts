/** An event of Chromium's trace, as its developer tools show it under Performance. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** In µs. */
  readonly ts: number;
  readonly args: { readonly id?: string; readonly data?: { readonly type?: string } };
}

export const TRACED = ['devtools.timeline', 'blink.user_timing'] as const;

/** `performance.mark(DRAWN + n)` marks the animation frame that paints the n-th key's text. */
export const DRAWN = 'talad-drawn-';

/**
 * Returns the ms from each key (the browser's own timestamp) until the frame with its text was
 * presented: after layout, paint, raster and the compositor. It is null if no frame had exactly
 * that text.
 */
export function keyTimes(trace: Buffer, keys: number): readonly (number | null)[] {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    trace.toString(),
  );
  const inOrder = traceEvents.toSorted((a, b) => a.ts - b.ts);
  const pressed = inOrder.filter(
    ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args.data?.type === 'keydown',
  );
  if (pressed.length !== keys) throw new Error(`${pressed.length} keys traced of ${keys}`);
  const begun = inOrder.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b');
  const presented = inOrder.filter(({ name }) => name === 'AnimationFrame::Presentation');
  return pressed.map((key, index) => {
    const drawn = inOrder.find(({ name }) => name === `${DRAWN}${index}`);
    const frame = drawn && begun.findLast(({ ts }) => ts <= drawn.ts);
    const shown = frame && presented.find(({ args }) => args.id === frame.args.id);
    return shown ? (shown.ts - key.ts) / 1000 : null;
  });
}
