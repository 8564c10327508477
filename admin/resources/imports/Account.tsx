import { useTranslate } from 'react-admin';
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ShopImport } from '../../../storefront-host/modules/back-office/imports/imports.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { Tallies } from '../../layout/Tallies.tsx';
import { useKindTranslate } from './import-kind.tsx';

const outcomes = ['created', 'updated', 'unchanged', 'refused', 'noted', 'kept'] as const;

/** Shows the counts of an import or its check, and the rows with problems. */
export function Account({ found }: { readonly found: ShopImport }) {
  const translate = useTranslate();
  const ofKind = useKindTranslate();
  const { tally, problems, dropped, state } = found;
  const isCheck = state === 'checked';
  const rows = tally.refused.rows + tally.noted.rows + tally.kept.rows;
  return (
    <>
      <Section title={translate(isCheck ? 'app.imports.would' : 'app.imports.did')}>
        <Tallies
          items={outcomes.flatMap((outcome) => {
            const { rows: lines, products } = tally[outcome];
            if (lines === 0) return [];
            const counts = [
              translate('app.imports.rows', { smart_count: lines }),
              ...(products > 0 ? [ofKind('products', { smart_count: products })] : []),
            ];
            return {
              name: translate(`app.imports.outcomes.${outcome}`),
              value: counts.join(' · '),
            };
          })}
        />
        {dropped.length > 0 && (
          <Typography variant="body2" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {translate('app.imports.dropped', { names: dropped.join(', ') })}
          </Typography>
        )}
      </Section>
      {problems.length > 0 && (
        <Section title={translate('app.imports.problems')} flush>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('app.imports.line')}</TableCell>
                <TableCell>{translate('app.imports.reason')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {problems.map(({ line, outcome, reason }) => (
                <TableRow key={`${line} ${outcome} ${reason}`}>
                  <TableCell>{line}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {translate(`app.imports.outcomes.${outcome}`)}: {reason}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          {rows > problems.length && (
            <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
              {translate('app.imports.more', { smart_count: rows - problems.length })}
            </Typography>
          )}
        </Section>
      )}
    </>
  );
}
