import type { MyShop } from '@talad/elements/api/user.contract';

/** The capability that each action of a resource needs; `resources/all.ts` lists them. */
export interface Rights {
  readonly name: string;
  readonly rights: Readonly<Record<string, string>>;
  readonly shopKind?: string;
}

/** Decides which controls are shown; the server decides what is allowed. */
export function may(
  resources: readonly Rights[],
  { capabilities, kind }: Pick<MyShop, 'capabilities' | 'kind'>,
  resource: string,
  action: string,
): boolean {
  const found = resources.find(({ name }) => name === resource);
  if (found?.shopKind !== undefined && found.shopKind !== kind) return false;
  const needed = found?.rights[action];
  return needed !== undefined && capabilities.includes(needed);
}
