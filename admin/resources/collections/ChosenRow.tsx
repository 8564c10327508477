import { Box, Typography } from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { OrderButtons } from '../../forms/ordering/OrderButtons.tsx';
import type { RowDrag } from '../../forms/ordering/use-ordering.ts';
import { useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { ProductPrice } from '../products/ProductFigures.tsx';
import { titleOf } from '../products/product-title.ts';

interface ChosenRowProps {
  /** Undefined until it is loaded. */
  readonly product: ManagedProduct | undefined;
  readonly index: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly drag: RowDrag;
}

export function ChosenRow(props: ChosenRowProps) {
  const { product, index, count, isDragged, onMove, onRemove, drag } = props;
  const lang = useLang();
  const mayWrite = useMay('collections', 'write');
  const title = product ? titleOf(product, lang) : '…';
  return (
    <Box
      component="li"
      draggable={mayWrite}
      {...drag}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        opacity: isDragged ? 0.5 : 1,
      }}
    >
      {mayWrite && (
        <DragIcon
          fontSize="small"
          sx={{ color: 'text.disabled', cursor: 'grab', display: { xs: 'none', sm: 'block' } }}
        />
      )}
      <ProductPicture picture={product?.image ?? null} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{title}</Typography>
        {product && (
          <Typography variant="caption" component="div" color="textSecondary">
            <ProductPrice {...product} />
          </Typography>
        )}
      </Box>
      {mayWrite && (
        <OrderButtons
          title={title}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      )}
    </Box>
  );
}
