import type { Node } from 'libpg-query';
import type { Value } from './column-graph.ts';
import type { ReadSubquery, Scope } from './scope.ts';

/** Returns the source of an expression's value, or null when it is unknown. */
export function readValue(
  expression: Node | undefined,
  scope: Scope,
  readSubquery: ReadSubquery,
): Value {
  if (!expression) return null;
  const read = (one: Node | undefined): Value => readValue(one, scope, readSubquery);
  if ('ParamRef' in expression || 'A_Const' in expression || 'SetToDefault' in expression)
    return [];
  if ('TypeCast' in expression) return read(expression.TypeCast.arg);
  if ('ColumnRef' in expression) return scope.findColumn(expression.ColumnRef);
  if ('SubLink' in expression) {
    const { subLinkType, subselect } = expression.SubLink;
    if (subLinkType !== 'EXPR_SUBLINK' && subLinkType !== 'ARRAY_SUBLINK') return null;
    return readSubquery(subselect, scope).outputs[0]?.value ?? null;
  }
  // A computed value does not limit the columns in it.
  return partsOf(expression).every((part) => read(part)?.length === 0) ? [] : null;
}

/** Node fields that make up the value; other nodes are unknown. */
function partsOf(expression: Node): readonly (Node | undefined)[] {
  if ('A_ArrayExpr' in expression) return expression.A_ArrayExpr.elements ?? [];
  if ('CoalesceExpr' in expression) return expression.CoalesceExpr.args ?? [];
  if ('FuncCall' in expression) return expression.FuncCall.args ?? [];
  if ('A_Expr' in expression) {
    const { lexpr, rexpr } = expression.A_Expr;
    return lexpr ? [lexpr, rexpr] : [rexpr];
  }
  return [undefined];
}
