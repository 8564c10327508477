import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material';
import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { useSettingChange } from './use-list-setting.ts';

interface ColumnsMenuProps {
  readonly list: string;
  /** All columns but the first, which has the link to the record. */
  readonly columns: readonly { readonly field: string; readonly label: string }[];
  readonly hidden: readonly string[];
}

/** Shows and hides columns of a list's table. */
export function ColumnsMenu({ list, columns, hidden }: ColumnsMenuProps) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate, isPending } = useSettingChange();
  const toggle = (field: string) => {
    const next = hidden.includes(field)
      ? hidden.filter((one) => one !== field)
      : [...hidden, field];
    mutate((provider) => provider.saveColumns(list, next));
  };
  return (
    <>
      <Tooltip title={translate('app.columns.title')}>
        <IconButton
          aria-label={translate('app.columns.title')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor && { 'aria-controls': id })}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <ColumnsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': translate('app.columns.title'), dense: true } }}
      >
        {columns.map(({ field, label }) => {
          const isShown = !hidden.includes(field);
          return (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isPending}
              onClick={() => toggle(field)}
            >
              <ListItemIcon>
                {isShown ? <CheckedIcon color="primary" /> : <UncheckedIcon />}
              </ListItemIcon>
              {label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
