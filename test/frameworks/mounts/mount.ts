/** An element as a framework's template describes it. */
export interface View {
  readonly tag: string;
  /** The framework sets these as it does for any name in a template. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Listeners by the event's exact name. */
  readonly on?: Readonly<Record<string, (event: Event) => void>>;
  readonly text?: string;
}

export interface Mounted {
  readonly update: (view: View) => void;
  readonly remove: () => void;
}

/** Renders a view into `root`, including the framework's immediate updates. */
export type Mount = (root: HTMLElement, view: View) => Mounted | Promise<Mounted>;

/** Writes `{click: f}` as `{onclick: f}`, with the framework's own prefix. */
export function listeners(on: View['on'] = {}, prefix = 'on'): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(on).map(([type, listener]) => [prefix + type, listener]),
  );
}
