import type { A_Expr, Node, SubLink } from 'libpg-query';
import { eitherOf, equate, includedIn, type Rule, type Value } from './column-graph.ts';
import { readValue } from './read-value.ts';
import type { ReadSubquery, Scope } from './scope.ts';

/** Returns the limits on columns that a condition sets. */
export function readCondition(
  condition: Node | undefined,
  scope: Scope,
  readSubquery: ReadSubquery,
): Rule[] {
  if (!condition) return [];
  if ('BoolExpr' in condition) {
    const { boolop, args = [] } = condition.BoolExpr;
    const parts = args.map((part) => readCondition(part, scope, readSubquery));
    if (boolop === 'AND_EXPR') return parts.flat();
    return boolop === 'OR_EXPR' ? eitherOf(parts) : [];
  }
  const read = (node: Node | undefined): Value => readValue(node, scope, readSubquery);
  if ('A_Expr' in condition) return readComparison(condition.A_Expr, read);
  if ('SubLink' in condition) return readMembership(condition.SubLink, scope, read, readSubquery);
  if ('NullTest' in condition && condition.NullTest.nulltesttype === 'IS_NULL') {
    return equate(read(condition.NullTest.arg), []);
  }
  return [];
}

function readComparison(comparison: A_Expr, read: (node: Node | undefined) => Value): Rule[] {
  const { kind, lexpr, rexpr } = comparison;
  const isEquality = operatorOf(comparison.name) === '=';
  if (kind === 'AEXPR_NOT_DISTINCT' || (kind === 'AEXPR_OP' && isEquality)) {
    return pairs(itemsOf(lexpr), itemsOf(rexpr), read);
  }
  if (kind === 'AEXPR_OP_ANY' && isEquality) return includedIn(read(lexpr), read(rexpr));
  if (kind === 'AEXPR_IN' && isEquality) {
    const choices = rexpr && 'List' in rexpr ? (rexpr.List.items ?? []) : [];
    return eitherOf(choices.map((choice) => pairs(itemsOf(lexpr), itemsOf(choice), read)));
  }
  return [];
}

/** Handles EXISTS, and IN with a query. */
function readMembership(
  link: SubLink,
  scope: Scope,
  read: (node: Node | undefined) => Value,
  readSubquery: ReadSubquery,
): Rule[] {
  const { subLinkType, testexpr, operName, subselect } = link;
  if (subLinkType !== 'EXISTS_SUBLINK' && subLinkType !== 'ANY_SUBLINK') return [];
  const { outputs, outward } = readSubquery(subselect, scope);
  if (subLinkType === 'EXISTS_SUBLINK') return [...outward];
  if (operName && operatorOf(operName) !== '=') return [];
  return itemsOf(testexpr).flatMap((item, at) => equate(read(item), outputs[at]?.value ?? null));
}

function pairs(
  left: readonly (Node | undefined)[],
  right: readonly (Node | undefined)[],
  read: (node: Node | undefined) => Value,
): Rule[] {
  return left.flatMap((item, at) => equate(read(item), read(right[at])));
}

/** Returns the items of a row, or the one value. */
function itemsOf(node: Node | undefined): readonly (Node | undefined)[] {
  return node && 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node];
}

function operatorOf(name: readonly Node[] | undefined): string | undefined {
  const last = name?.at(-1);
  return last && 'String' in last ? last.String.sval : undefined;
}
