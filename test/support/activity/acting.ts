export type Act = readonly [title: string, act: () => Promise<unknown>];

/** The means by which acts change a resource, whose ids are `Id`. */
export interface Acting<Id> {
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => Promise<{ readonly json: () => { readonly id: Id } }>;
  /** Path `/api/v1/manage/{shop_id}`. */
  readonly manage: string;
  /** Advances the clock by a second, and returns the time. */
  readonly tick: () => unknown;
}
