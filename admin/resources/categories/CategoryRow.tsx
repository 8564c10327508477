import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, IconButton, Link, Typography } from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import OpenedIcon from '@mui/icons-material/ExpandMore';
import ClosedIcon from '@mui/icons-material/ChevronRight';
import type { ItemInstance } from '@headless-tree/core';
import type { TreeCategory } from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { tabular } from '../../layout/styles.ts';
import { titleOf } from '../products/product-title.ts';
import type { Step } from './category-tree.ts';
import { CategoryMenu } from './CategoryMenu.tsx';

/** Indentation per level in px. */
export const INDENT = 24;

/** Undefined for the root, or for a deleted category until the tree is built again. */
export interface TreeNode {
  readonly category: TreeCategory | undefined;
}

/** It is left of the picture but last in the row's accessible name, which begins with the title. */
const TOGGLE = { order: -1, width: 30, flexShrink: 0 } as const;

interface CategoryRowProps {
  readonly item: ItemInstance<TreeNode>;
  readonly category: TreeCategory;
  readonly all: readonly TreeCategory[];
  readonly onStep: (step: Step) => void;
  readonly onRemove: () => void;
}

/** A row of the tree, which is one tab stop; arrow keys move between rows. */
export function CategoryRow(props: CategoryRowProps) {
  const { item, category, all, onStep, onRemove } = props;
  const translate = useTranslate();
  const lang = useLang();
  const mayWrite = useMay('categories', 'write');
  const tabIndex = item.isFocused() ? 0 : -1;
  const title = titleOf(category, lang);
  return (
    <Box
      {...item.getProps()}
      aria-label={undefined}
      onClick={() => item.setFocused()}
      onFocus={() => item.setFocused()}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 52,
        pr: 1,
        pl: `${8 + Math.min(item.getItemMeta().level, 4) * INDENT}px`,
        borderRadius: 1,
        outlineOffset: -2,
        '&:hover': { bgcolor: 'action.hover' },
        ...(item.isUnorderedDragTarget() && { bgcolor: 'action.selected' }),
      }}
    >
      {mayWrite && (
        <DragIcon
          fontSize="small"
          sx={{
            order: -2,
            color: 'text.disabled',
            cursor: 'grab',
            display: { xs: 'none', sm: 'block' },
          }}
        />
      )}
      <ProductPicture picture={category.picture} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/categories/${category.id}`}
          tabIndex={tabIndex}
          draggable={false}
          sx={{
            color: 'inherit',
            fontWeight: 620,
            textDecoration: 'none',
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Link>
        <Typography variant="caption" component="div" color="textSecondary">
          {translate('app.categories.products', { smart_count: category.product_count })}
          {category.titles[lang === 'th' ? 'en' : 'th'] === '' &&
            ` · ${translate('app.categories.untranslated')}`}
        </Typography>
      </Box>
      <Typography
        variant="body2"
        sx={{ ...tabular, color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
      >
        {category.titles[lang === 'th' ? 'en' : 'th']}
      </Typography>
      <CategoryMenu
        category={category}
        all={all}
        title={title}
        tabIndex={tabIndex}
        onStep={onStep}
        onRemove={onRemove}
      />
      {item.isFolder() ? (
        <IconButton
          size="small"
          tabIndex={-1}
          sx={TOGGLE}
          aria-label={translate(
            item.isExpanded() ? 'app.categories.close' : 'app.categories.open',
            { title },
          )}
          onClick={() => (item.isExpanded() ? item.collapse() : item.expand())}
        >
          {item.isExpanded() ? <OpenedIcon fontSize="small" /> : <ClosedIcon fontSize="small" />}
        </IconButton>
      ) : (
        <Box sx={TOGGLE} />
      )}
    </Box>
  );
}
