import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import {
  amountFields,
  type LineField,
  type OrderField,
} from '../../../storefront-host/modules/sales/past-orders/order-record.contract.ts';
import type { PastOrder } from '../../../storefront-host/modules/sales/past-orders/past-orders.contract.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { ShowPage } from '../../layout/ShowPage.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';
import { TwoColumns } from '../../layout/TwoColumns.tsx';

export function PastOrderShow() {
  return <ShowPage<PastOrder>>{(record) => <Page order={record} />}</ShowPage>;
}

const money = [
  'productTotal',
  'discount',
  'points',
  'wallet',
  'coupon',
  'shipping',
  'net',
  'vat',
  'refunded',
] as const;
const person = [
  'name',
  'phone',
  'email',
  'address',
  'subDistrict',
  'district',
  'province',
  'postcode',
  'customerNote',
] as const;
const state = [
  'status',
  'paymentMethod',
  'paymentStatus',
  'deliveryMethod',
  'courier',
  'tracking',
  'deliveredAt',
  'tags',
] as const;

/** Shows an order of another system as its file had it; nothing can be done with it. */
function Page({ order }: { readonly order: PastOrder }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { cells, erased_at: erased } = order;
  return (
    <>
      <PageHeader
        title={translate('app.past-orders.heading', { number: order.number })}
        aside={<Chip label={translate('app.past-orders.chip')} size="small" />}
        below={dateTime(order.placed_at)}
        backTo="/past-orders"
      />
      <Stack sx={{ gap: 2 }}>
        <Source order={order} />
        <TwoColumns>
          <Stack sx={{ gap: 2 }}>
            <Lines order={order} />
            <Facts title="money" cells={cells} fields={money} />
            {cells['notes'] !== undefined && (
              <Section title={translate('app.order_imports.fields.notes')}>
                <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {cells['notes']}
                </Typography>
              </Section>
            )}
          </Stack>
          <Stack sx={{ gap: 2 }}>
            {erased !== null && (
              <Alert severity="info">
                {translate('app.past-orders.erased', { date: dateTime(erased) })}
              </Alert>
            )}
            <Facts title="customer" cells={cells} fields={person} />
            <Facts title="state" cells={cells} fields={state} />
          </Stack>
        </TwoColumns>
      </Stack>
    </>
  );
}

function Source({ order: { import: source } }: { readonly order: PastOrder }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const mayImport = useMay('order-imports', 'show');
  const file = source.file_name;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {translate('app.past-orders.source', { date: dateTime(source.at) })}{' '}
      {mayImport ? (
        <Link component={RouterLink} to={`/order-imports/${source.id}/show`}>
          {file}
        </Link>
      ) : (
        file
      )}
    </Alert>
  );
}

function Lines({ order: { lines } }: { readonly order: PastOrder }) {
  const translate = useTranslate();
  if (lines.length === 0) return null;
  return (
    <Section title={translate('app.orders.lines')} flush>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and never move
          <Line key={index} line={line} />
        ))}
      </Box>
    </Section>
  );
}

type LineCells = Readonly<Partial<Record<LineField, string>>>;

function Line({ line }: { readonly line: LineCells }) {
  const translate = useTranslate();
  const { product = '', options, code, unitPrice, quantity, lineTotal, lineDiscount } = line;
  const pieces =
    unitPrice === undefined ? quantity : `${formatPrice(Number(unitPrice))} × ${quantity ?? 1}`;
  const about = [options, code, pieces].filter((part) => part !== undefined);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        justifyContent: 'space-between',
        gap: 1.5,
        px: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {product}
        <Typography variant="caption" component="div" color="textSecondary" sx={tabular}>
          {about.join(' · ')}
        </Typography>
        {lineDiscount !== undefined && lineDiscount !== '0' && (
          <Typography variant="caption" component="div" color="textSecondary" sx={tabular}>
            {translate('app.order_imports.fields.lineDiscount')} {formatPrice(Number(lineDiscount))}
          </Typography>
        )}
        {line.lineNote !== undefined && (
          <Typography variant="body2">
            {translate('app.orders.line_comment', { comment: line.lineNote })}
          </Typography>
        )}
      </Box>
      {lineTotal !== undefined && (
        <Typography sx={{ ...tabular, fontWeight: 550 }}>
          {formatPrice(Number(lineTotal))}
        </Typography>
      )}
    </Stack>
  );
}

interface FactsProps {
  readonly title: string;
  readonly cells: PastOrder['cells'];
  readonly fields: readonly OrderField[];
}

/** Shows the cells that the file had. */
function Facts({ title, cells, fields }: FactsProps) {
  const translate = useTranslate();
  const filled = fields.filter((field) => cells[field] !== undefined);
  if (filled.length === 0) return null;
  return (
    <Section title={translate(`app.past-orders.sections.${title}`)}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {filled.map((field) => (
          <Stack
            key={field}
            direction="row"
            sx={{ justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}
          >
            <Typography component="dt" color="textSecondary">
              {translate(`app.order_imports.fields.${field}`)}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', ...tabular }}
            >
              {textOf(field, cells[field] ?? '')}
            </Typography>
          </Stack>
        ))}
      </Box>
    </Section>
  );
}

function textOf(field: OrderField, cell: string): string {
  return amountFields.has(field) ? formatPrice(Number(cell)) : cell;
}
