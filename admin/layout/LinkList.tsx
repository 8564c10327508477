import { Link as RouterLink } from 'react-router';
import { Card, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import NextIcon from '@mui/icons-material/ChevronRight';

export interface LinkListRow {
  readonly to: string;
  readonly title: string;
  readonly state: string;
}

/** A short list whose rows lead to pages of their own. */
export function LinkList({ rows }: { readonly rows: readonly LinkListRow[] }) {
  return (
    <Card sx={{ maxWidth: 760 }}>
      <List disablePadding>
        {rows.map(({ to, title, state }) => (
          <ListItem key={to} disablePadding divider>
            <ListItemButton component={RouterLink} to={to} sx={{ py: 1.25 }}>
              <ListItemText primary={title} secondary={state} />
              <NextIcon color="action" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
