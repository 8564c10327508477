import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Box,
  Button,
  ButtonBase,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material';
import type {
  ManagedProduct,
  ManagedProductDetail,
} from '../../../../storefront-host/modules/catalog/products/products.contract.ts';
import { MAX_VARIANTS_AT_ONCE } from '../../../../storefront-host/modules/catalog/products/variants/variants.contract.ts';
import { ProductPicture } from '../../../layout/ProductPicture.tsx';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { useVariants } from './use-variants.ts';

interface VariantPicturesDialogProps {
  readonly product: ManagedProductDetail;
  readonly onClose: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Chooses one of the product's pictures for several variants at once; saves at each choice. */
export function VariantPicturesDialog({ product, onClose }: VariantPicturesDialogProps) {
  const translate = useTranslate();
  const { rows } = useVariants(product.id);
  const [chosen, setChosen] = useState(NONE);
  const { mutate, isPending } = useChoice(product.id, () => setChosen(NONE));
  const give = (picture: string | null) =>
    mutate({ picture, variants: rows.filter(({ id }) => chosen.has(id)) });
  const isDisabled = chosen.size === 0 || isPending;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="variant-pictures" onClose={onClose}>
      <DialogTitle id="variant-pictures">{translate('app.variants.pictures')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {translate('app.variants.pictures_help')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 1.5, alignItems: 'center' }}>
          {product.pictures.map(({ media_id: id, picture }, index) => (
            <ButtonBase
              key={id}
              disabled={isDisabled}
              aria-label={translate('app.products.picture_number', { number: index + 1 })}
              onClick={() => give(id)}
              sx={{ borderRadius: 1, '&.Mui-disabled': { opacity: 0.5 } }}
            >
              <ProductPicture picture={picture} size={64} />
            </ButtonBase>
          ))}
          <Button disabled={isDisabled} onClick={() => give(null)}>
            {translate('app.variants.no_picture')}
          </Button>
        </Stack>
        <FormControlLabel
          label={translate('app.variants.all_rows')}
          control={
            <Checkbox
              checked={rows.length > 0 && chosen.size === rows.length}
              indeterminate={chosen.size > 0 && chosen.size < rows.length}
              onChange={({ target }) =>
                setChosen(target.checked ? new Set(rows.map(({ id }) => id)) : NONE)
              }
            />
          }
        />
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((variant) => (
            <Box component="li" key={variant.id} sx={{ contentVisibility: 'auto' }}>
              <FormControlLabel
                label={
                  <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center' }}>
                    <ProductPicture picture={variant.image} size={32} />
                    {variant.option_text}
                  </Stack>
                }
                control={
                  <Checkbox checked={chosen.has(variant.id)} onChange={() => toggle(variant.id)} />
                }
              />
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface Choice {
  readonly picture: string | null;
  readonly variants: readonly ManagedProduct[];
}

function useChoice(productId: number, onDone: () => void) {
  const { saveVariants } = useDataProvider<TaladDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: async ({ picture, variants }: Choice) => {
      const changes = variants.map(({ id, revision }) => ({ id, revision, picture }));
      let refused = 0;
      for (let from = 0; from < changes.length; from += MAX_VARIANTS_AT_ONCE) {
        const part = changes.slice(from, from + MAX_VARIANTS_AT_ONCE);
        refused += (await saveVariants(productId, part)).refused.length;
      }
      return refused;
    },
    onSuccess: (refused) => {
      onDone();
      if (refused === 0) notify('app.variants.pictures_saved', { type: 'success' });
      else notify(translate('app.variants.refused', { smart_count: refused }), { type: 'warning' });
    },
    onError: failed,
    onSettled: () => queries.invalidateQueries(),
  });
}
