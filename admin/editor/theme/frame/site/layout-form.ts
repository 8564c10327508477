import { layoutPages, layoutPositions } from '@talad/elements/page/look/layout-rules';
import { isRecord } from '../../../model/leaves.ts';

/** The choice of the form that stores no showroom. */
export const ANY = 'any';

type Page = (typeof layoutPages)[number];

/** Pages that have the facts of a condition; on others a rule with it would match nothing. */
export const conditionPages = {
  product_ids: ['product'],
  category_ids: ['product', 'category', 'search'],
  shop_ids: ['product', 'category', 'search'],
  showroom: ['product', 'search'],
} as const satisfies Readonly<Record<string, readonly Page[]>>;

/** Returns saved layout rules for the form: flat, so that the conditions depend on the page type. */
export function rulesToForm(saved: unknown): unknown {
  if (!Array.isArray(saved)) return saved;
  return saved.map((rule: unknown) => {
    if (!isRecord(rule)) return rule;
    const { condition, ...rest } = rule;
    const given = isRecord(condition) ? condition : {};
    return { ...rest, ...given, showroom: given['showroom'] ?? ANY };
  });
}

/** Returns the rules of a form, without conditions that are empty or that the page type does not have. */
export function rulesOfForm(form: unknown): unknown {
  if (!Array.isArray(form)) return form;
  return form.map((line: unknown) => {
    if (!isRecord(line)) return line;
    const { page = '', on = layoutPages[0], position = layoutPositions[0] } = line;
    const names = Object.keys(conditionPages);
    const others = Object.entries(line).filter(([name]) => !names.includes(name));
    const condition = Object.entries(conditionPages).filter(
      ([name, pages]) => pages.some((one) => one === on) && isSet(line[name]),
    );
    return {
      ...Object.fromEntries(others),
      page,
      on,
      position,
      condition: Object.fromEntries(condition.map(([name]) => [name, line[name]])),
    };
  });
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== ANY;
}

/** Returns custom routes to save: a path begins with a slash, also while it is typed. */
export function routesOfForm(form: unknown): unknown {
  if (!Array.isArray(form)) return form;
  return form.map((line: unknown) => {
    if (!isRecord(line)) return line;
    const path = typeof line['path'] === 'string' ? line['path'].trim() : '';
    return { ...line, path: path === '' || path.startsWith('/') ? path : `/${path}` };
  });
}
