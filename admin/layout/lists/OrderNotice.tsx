import { useListContext, useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import type { ListMeta } from '../../providers/read-list.ts';

/** Says that the list has another order than the chosen one, because it is too long to be sorted. */
export function OrderNotice() {
  const translate = useTranslate();
  const { meta } = useListContext();
  const instead = (meta as ListMeta | undefined)?.instead;
  return (
    <Typography
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{ px: 1.5, pb: instead ? 1.5 : 0 }}
    >
      {instead && translate(`app.lists.instead.${instead}`)}
    </Typography>
  );
}
