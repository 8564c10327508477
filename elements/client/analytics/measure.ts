/** The site's own account ids; nothing is sent to a service without one. */
export interface MeasureIds {
  readonly ga4?: string;
  readonly meta?: string;
}

/** Parameters of an event, under the services' own names. */
export type MeasureParams = Readonly<Record<string, string | number>>;
