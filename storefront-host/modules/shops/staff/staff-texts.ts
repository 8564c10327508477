import { capabilities, type AssignableFlag } from '../../../identity/index.ts';
import type { Lang, StaffFlag } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import type { StaffRole } from './staff.contract.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's own keys
const given = Object.keys(capabilities) as AssignableFlag[];

/** Returns every flag that may be given, with its rights, as text. */
export function staffRoles(lang: Lang): StaffRole[] {
  return given.map((flag) => ({
    flag,
    name: flagName(lang, flag),
    may: text(lang, `staff.may.${flag}`),
  }));
}

export function flagName(lang: Lang, flag: StaffFlag): string {
  return text(lang, `staff.flag.${flag}`);
}

export function flagNames(lang: Lang, flags: readonly StaffFlag[]): string {
  return flags.map((flag) => flagName(lang, flag)).join(', ');
}
