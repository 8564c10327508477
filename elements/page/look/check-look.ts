import type { PageProblem } from '../page-problem.ts';
import { isLayoutName, isRoutePath, isSitePath } from './custom-routes.ts';
import { layoutPages, layoutPositions, layoutShowrooms } from './layout-rules.ts';
import { checkExternalScripts } from './external-scripts.ts';
import { isStored, type Stored } from './read-record.ts';

export const MAX_ROUTES = 100;
export const MAX_RULES = 100;
const MAX_REDIRECTS = 500;
export const MAX_LAYOUTS = 10;
export const MAX_IDS = 200;
const MAX_TITLE = 120;
const MAX_ROUTE_CSS = 20_000;
const MAX_SITE_CSS = 50_000;

type Problems = readonly PageProblem[];

const NONE: Problems = [];
/** A line of a form that its owner has not filled in yet; pages leave it out. */
const UNFINISHED = '';
const problem = (path: string, code: PageProblem['code'], limit?: number): Problems => [
  { path, code, ...(limit === undefined ? {} : { limit }) },
];

/**
 * Validates the parts of a look that site-look.ts reads leniently, so that nothing that an owner
 * saved is silently ignored later.
 */
export function checkLook(design: Stored): Problems {
  const { customCss, baseLevel } = design;
  return [
    ...listOf(design['customRoutes'], '/customRoutes', MAX_ROUTES, route),
    ...samePaths(design['customRoutes']),
    ...listOf(design['layouts'], '/layouts', MAX_RULES, rule),
    ...redirects(design['legacyRedirects']),
    ...pageSettings(design['pages']),
    ...checkText(customCss, '/customCss', MAX_SITE_CSS),
    ...checkExternalScripts(design['externalScripts']),
    ...(baseLevel === undefined || baseLevel === 1 || baseLevel === 2
      ? NONE
      : problem('/baseLevel', 'NOT_AN_OPTION')),
  ];
}

function listOf(
  given: unknown,
  path: string,
  max: number,
  check: (item: Stored, at: string) => Problems,
): Problems {
  if (given === undefined) return NONE;
  if (!Array.isArray(given)) return problem(path, 'WRONG_TYPE');
  if (given.length > max) return problem(path, 'TOO_MANY', max);
  return given.flatMap((item: unknown, index) => {
    const at = `${path}/${index}`;
    return isStored(item) ? check(item, at) : problem(at, 'WRONG_TYPE');
  });
}

function route(given: Stored, at: string): Problems {
  const { path, layouts } = given;
  return [
    ...(isRoutePath(path) || path === UNFINISHED ? NONE : problem(`${at}/path`, 'BAD_LINK')),
    ...['title', 'title_en', 'title_th'].flatMap((name) =>
      checkText(given[name], `${at}/${name}`, MAX_TITLE),
    ),
    ...['description', 'description_en', 'description_th'].flatMap((name) =>
      checkText(given[name], `${at}/${name}`, 2_000),
    ),
    ...checkText(given['customCss'], `${at}/customCss`, MAX_ROUTE_CSS),
    ...layoutNames(layouts, `${at}/layouts`),
  ];
}

function layoutNames(given: unknown, at: string): Problems {
  if (given === undefined) return NONE;
  if (!Array.isArray(given)) return problem(at, 'WRONG_TYPE');
  if (given.length > MAX_LAYOUTS) return problem(at, 'TOO_MANY', MAX_LAYOUTS);
  return given.flatMap((name: unknown, index) =>
    isLayoutName(name) ? NONE : problem(`${at}/${index}`, 'NOT_AN_OPTION'),
  );
}

/** Finds two routes with the same path: the second one would never match. */
function samePaths(given: unknown): Problems {
  if (!Array.isArray(given)) return NONE;
  const seen = new Set<unknown>();
  return given.flatMap((item: unknown, index) => {
    const path = isStored(item) ? item['path'] : undefined;
    if (path === undefined || path === UNFINISHED || !seen.has(path)) {
      seen.add(path);
      return NONE;
    }
    return problem(`/customRoutes/${index}/path`, 'ID_TAKEN');
  });
}

function rule(given: Stored, at: string): Problems {
  const { page, on, position, condition } = given;
  return [
    ...(isLayoutName(page) || page === UNFINISHED ? NONE : problem(`${at}/page`, 'NOT_AN_OPTION')),
    ...option(on, layoutPages, `${at}/on`),
    ...option(position, layoutPositions, `${at}/position`),
    ...(condition === undefined ? NONE : conditions(condition, `${at}/condition`)),
  ];
}

function conditions(given: unknown, at: string): Problems {
  if (!isStored(given)) return problem(at, 'WRONG_TYPE');
  return Object.entries(given).flatMap(([name, value]) => {
    const path = `${at}/${name}`;
    if (name === 'showroom') return option(value, layoutShowrooms, path);
    if (!['product_ids', 'shop_ids', 'category_ids'].includes(name)) {
      return problem(path, 'UNKNOWN_FIELD');
    }
    if (!Array.isArray(value)) return problem(path, 'WRONG_TYPE');
    if (value.length > MAX_IDS) return problem(path, 'TOO_MANY', MAX_IDS);
    const isId = (id: unknown) => Number.isSafeInteger(id) && Number(id) > 0;
    return value.every(isId) ? NONE : problem(path, 'WRONG_TYPE');
  });
}

function redirects(given: unknown): Problems {
  const path = '/legacyRedirects';
  if (given === undefined) return NONE;
  if (!isStored(given)) return problem(path, 'WRONG_TYPE');
  const pairs = Object.entries(given);
  if (pairs.length > MAX_REDIRECTS) return problem(path, 'TOO_MANY', MAX_REDIRECTS);
  return pairs.flatMap(([from, to]) =>
    isSitePath(from) && isSitePath(to) && from !== to && from !== '/'
      ? NONE
      : problem(`${path}/${from.replaceAll('/', '~1')}`, 'BAD_LINK'),
  );
}

const toggles = ['disable', 'disableAddToCart', 'disableBuyNow', 'isShowCCBuyArea'] as const;

function pageSettings(given: unknown): Problems {
  if (given === undefined) return NONE;
  if (!isStored(given)) return problem('/pages', 'WRONG_TYPE');
  return Object.entries(given).flatMap(([name, settings]) => {
    const at = `/pages/${name}`;
    if (!isStored(settings)) return problem(at, 'WRONG_TYPE');
    return [
      ...checkText(settings['className'], `${at}/className`, 200),
      ...toggles.flatMap((toggle) =>
        ['undefined', 'boolean'].includes(typeof settings[toggle])
          ? NONE
          : problem(`${at}/${toggle}`, 'WRONG_TYPE'),
      ),
    ];
  });
}

function option(value: unknown, known: readonly string[], path: string): Problems {
  return known.some((one) => one === value) ? NONE : problem(path, 'NOT_AN_OPTION');
}

function checkText(value: unknown, path: string, max: number): Problems {
  if (value === undefined) return NONE;
  if (typeof value !== 'string') return problem(path, 'WRONG_TYPE');
  return value.length > max ? problem(path, 'TOO_LONG', max) : NONE;
}
