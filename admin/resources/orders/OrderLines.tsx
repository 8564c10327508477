import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type {
  Order,
  OrderLine,
} from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { Section } from '../../layout/Section.tsx';
import { tabular } from '../../layout/styles.ts';
import { useMay } from '../../layout/ShopContext.tsx';

export function OrderLines({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  return (
    <Section
      title={translate('app.orders.lines')}
      flush
      action={
        <Typography variant="body2" color="textSecondary">
          {translate('app.orders.pieces', { smart_count: order.quantity })}
        </Typography>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.lines.map((line) => (
          <Line key={line.product_uuid} line={line} />
        ))}
      </Box>
      <PriceBlock order={order} />
    </Section>
  );
}

function Line({ line }: { readonly line: OrderLine }) {
  const translate = useTranslate();
  const mayEdit = useMay('products', 'edit');
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
    >
      <ProductPicture picture={line.image} size={48} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {mayEdit ? (
          <Link
            component={RouterLink}
            to={`/products/${line.product_id}`}
            color="inherit"
            underline="hover"
          >
            {line.title}
          </Link>
        ) : (
          line.title
        )}
        <Typography variant="caption" component="div" color="textSecondary" sx={tabular}>
          {line.option_text && `${line.option_text} · `}
          {formatPrice(line.price)} × {line.quantity}
        </Typography>
        {line.withdrawn > 0 && (
          <Typography variant="body2" color="warning.main" sx={{ fontWeight: 550 }}>
            {translate('app.orders.line_withdrawn', { smart_count: line.withdrawn })}
          </Typography>
        )}
        {line.comment !== '' && (
          <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            {translate('app.orders.line_comment', { comment: line.comment })}
          </Typography>
        )}
      </Box>
      <Typography sx={{ ...tabular, fontWeight: 550 }}>{formatPrice(line.line_total)}</Typography>
    </Stack>
  );
}

function PriceBlock({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const { price, vat, vat_rate: rate, coupon, points } = order;
  const discount = Math.round((price.discount - (points?.worth ?? 0)) * 100) / 100;
  const label = (name: string) => translate(`app.orders.price.${name}`);
  const rows: readonly (readonly [string, string])[] = [
    [label('product'), formatPrice(price.product)],
    ...(discount > 0 ? [[label('discount'), `-${formatPrice(discount)}`] as const] : []),
    ...(coupon ? [[label('coupon'), coupon.code] as const] : []),
    ...(points
      ? [
          [
            translate('app.orders.price.points', { smart_count: points.count }),
            `-${formatPrice(points.worth)}`,
          ] as const,
        ]
      : []),
    ...(price.lnwcash > 0 ? [[label('lnwcash'), `-${formatPrice(price.lnwcash)}`] as const] : []),
    [label('shipping'), price.shipping === 0 ? label('free') : formatPrice(price.shipping)],
  ];
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      {rows.map(([name, value]) => (
        <PriceRow key={name} name={name} value={value} />
      ))}
      <PriceRow name={label('net')} value={formatPrice(price.net)} strong />
      {vat !== null && (
        <Typography
          variant="caption"
          component="div"
          color="textSecondary"
          sx={{ ...tabular, textAlign: 'right' }}
        >
          {vat > 0
            ? `${translate('app.orders.price.vat', { rate })} ${formatPrice(vat)}`
            : label('noVat')}
        </Typography>
      )}
    </Box>
  );
}

interface PriceRowProps {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
}

function PriceRow({ name, value, strong = false }: PriceRowProps) {
  const weight = strong ? 650 : 400;
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, py: 0.25 }}>
      <Typography sx={{ fontWeight: weight }}>{name}</Typography>
      <Typography sx={{ ...tabular, fontWeight: weight, ...(strong && { fontSize: '1rem' }) }}>
        {value}
      </Typography>
    </Stack>
  );
}
