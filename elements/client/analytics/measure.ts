/** The site's own accounts; one that is absent is never asked. */
export interface MeasureIds {
  readonly ga4?: string;
  readonly meta?: string;
}

/** What an event is about, in the services' own names. */
export type MeasureParams = Readonly<Record<string, string | number>>;
