import type { MyShop } from '@talad/elements/api/user.contract';

/** The capability that each action of a resource needs; `resources/all.ts` lists them. */
export interface Rights {
  readonly name: string;
  readonly rights: Readonly<Record<string, string>>;
}

/** Decides what the page shows. The server alone decides what is allowed. */
export function may(
  resources: readonly Rights[],
  { capabilities }: Pick<MyShop, 'capabilities'>,
  resource: string,
  action: string,
): boolean {
  const needed = resources.find(({ name }) => name === resource)?.rights[action];
  return needed !== undefined && capabilities.includes(needed);
}
