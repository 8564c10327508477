import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { singular, type Names } from '../../names.ts';
import { NewError } from '../../new-error.ts';
import type { Plan, Recipe } from '../../recipe.ts';
import { adminPages } from './admin-pages.ts';
import { registries } from './registries.ts';
import { serverFiles } from './server-files.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** The resource's names for the templates. */
export interface ResourceNames {
  readonly many: Names;
  readonly one: Names;
  /** Floor of the module: for `content` it is storefront-host/modules/content/{many.kebab}. */
  readonly floor: string;
  readonly th: string;
}

/** Adds the records of a module to the back office: list, create and edit, with their API. */
export const resource: Recipe = {
  usage: 'NAMES ["ชื่อภาษาไทย"]',
  summary: 'the records of a module in the back office: list, create and edit, such as gift-notes',
  plan(many, [th = many.title]) {
    const names = { many, one: singular(many), floor: floorOf(many), th };
    const folder = `admin/resources/${many.kebab}`;
    return {
      create: { ...serverFiles(names), ...adminPages(names) },
      change: registries(names),
      next: next(names, folder),
    };
  },
};

function next({ many, one, floor, th }: ResourceNames, folder: string): Plan['next'] {
  return [
    ...(/[ก-๙]/.test(th) ? [] : [`write the Thai texts in admin/locales/${many.kebab}/th.ts`]),
    `give ${one.kebab} its fields: manage-${many.kebab}.contract.ts (forms read kinds and limits there), ${many.kebab}.list.ts, change-${one.kebab}.ts, and the pages in ${folder}`,
    `the right is shop:write (owner and web staff); another one is in identity/access.ts, the routes, ${folder}/index.ts and both matrices`,
    `npx vitest run storefront-host/modules/${floor}/${many.kebab} storefront-host/identity storefront-host/modules/back-office/activity storefront-host/http/lists admin`,
    'npx vitest run test/back-office/back-office.test.ts   # opens each page in Chromium: both languages, phone, axe',
  ];
}

function floorOf({ kebab }: Names): string {
  const [found] = globSync(`storefront-host/modules/*/${kebab}/${kebab}.read.ts`, { cwd: root });
  const floor = found?.split('/')[2];
  if (floor === undefined) {
    throw new NewError(`There is no module ${kebab}: create it first, npm run new module ${kebab}`);
  }
  return floor;
}
