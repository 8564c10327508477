import { useTranslate } from 'react-admin';
import { Box, IconButton, Typography } from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import RemoveIcon from '@mui/icons-material/Close';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { ProductPrice } from '../products/ProductFigures.tsx';
import { titleOf } from '../products/product-title.ts';

interface ChosenRowProps {
  /** Undefined until it is read. */
  readonly product: ManagedProduct | undefined;
  readonly index: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onDrag: (index: number | null) => void;
  readonly onDragOver: () => void;
}

/** Buttons in addition to dragging: they work by thumb and by keyboard. */
export function ChosenRow(props: ChosenRowProps) {
  const { product, index, count, isDragged, onMove, onRemove, onDrag, onDragOver } = props;
  const translate = useTranslate();
  const lang = useLang();
  const mayWrite = useMay('collections', 'write');
  const title = product ? titleOf(product, lang) : '…';
  return (
    <Box
      component="li"
      draggable={mayWrite}
      onDragStart={() => onDrag(index)}
      onDragEnd={() => onDrag(null)}
      onDragEnter={onDragOver}
      onDragOver={(event) => event.preventDefault()}
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
        <>
          <IconButton
            aria-label={translate('app.collections.up', { title })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={translate('app.collections.down', { title })}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <DownIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={translate('app.collections.take_out', { title })}
            onClick={onRemove}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}
