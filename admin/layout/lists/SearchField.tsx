import { useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';

const PAUSE = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly maxLength: number;
}

/**
 * Searches when typing pauses. The address contains the words, so that Back and reload keep them.
 */
export function SearchField({ label, maxLength }: SearchFieldProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const keyword = typeof filterValues['q'] === 'string' ? filterValues['q'] : '';
  const [typed, setTyped] = useState(keyword);
  const [seen, setSeen] = useState(keyword);
  if (seen !== keyword) {
    setSeen(keyword);
    setTyped(keyword);
  }
  useEffect(() => {
    if (typed.trim() === keyword) return undefined;
    const timer = setTimeout(() => {
      const { q: _old, ...others } = filterValues;
      setFilters(typed.trim() === '' ? others : { ...others, q: typed.trim() });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, keyword, filterValues, setFilters]);
  return (
    <TextField
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      sx={{
        flex: '1 1 220px',
        maxWidth: { sm: 360 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('ra.action.clear_input_value')}
                onClick={() => setTyped('')}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
