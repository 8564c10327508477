import type { MyShop } from '@talad/elements/api/user.contract';

/** What each action of a resource asks for; `resources/all.ts` has them. */
export interface Rights {
  readonly name: string;
  readonly rights: Readonly<Record<string, string>>;
}

/** What to draw; what may be done is decided by the server alone. */
export function may(
  resources: readonly Rights[],
  { capabilities }: Pick<MyShop, 'capabilities'>,
  resource: string,
  action: string,
): boolean {
  const needed = resources.find(({ name }) => name === resource)?.rights[action];
  return needed !== undefined && capabilities.includes(needed);
}
