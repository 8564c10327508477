import { useId, useState, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Badge, Box, IconButton, useMediaQuery, type Theme } from '@mui/material';
import FilterIcon from '@mui/icons-material/FilterListOutlined';

interface PhoneFiltersProps {
  /** Names of its filters: the button counts those that are set, so that the list does not look complete. */
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

/** Filters of a list; a phone shows a button that opens them, because they fill half of its screen. */
export function PhoneFilters({ fields, children }: PhoneFiltersProps) {
  const translate = useTranslate();
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return children;
  const count = fields.filter((name) => filterValues[name] !== undefined).length;
  return (
    <>
      <IconButton
        aria-label={translate(count > 0 ? 'app.action.filters_set' : 'app.action.filters', {
          n: count,
        })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 44, minHeight: 40 }}
      >
        <Badge badgeContent={count} color="primary">
          <FilterIcon fontSize="small" />
        </Badge>
      </IconButton>
      <Box
        id={id}
        hidden={!isOpen}
        sx={{
          flex: '1 1 100%',
          display: isOpen ? 'flex' : 'none',
          flexWrap: 'wrap',
          gap: 1,
          rowGap: 1.5,
        }}
      >
        {isOpen && children}
      </Box>
    </>
  );
}
