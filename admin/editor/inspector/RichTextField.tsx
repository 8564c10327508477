import { useEffect, useId, useRef, useState } from 'react';
import { Box, FormHelperText, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import BoldIcon from '@mui/icons-material/FormatBold';
import ClearIcon from '@mui/icons-material/FormatClear';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/InsertLink';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import { useLang } from '../../layout/formats.ts';
import { useText } from '../use-text.ts';
import { helpOf, problemText, type FieldProps } from './field-props.ts';
import { LinkDialog } from './link/LinkDialog.tsx';
import { linkAt, putLink, type LinkPlace } from './rich-link.ts';
import { richNodes, savedHtml } from '@talad/elements/page/rich-html';

/** Path of the field with the owner's own HTML, which the editor shows as source. */
const SOURCE = '/html';

export function RichTextField(props: FieldProps) {
  const t = useText();
  const lang = useLang();
  const { rule, value, onChange, path } = props;
  if (path === SOURCE) {
    return (
      <TextField
        label={rule.label[lang]}
        value={typeof value === 'string' ? value : ''}
        multiline
        minRows={8}
        maxRows={20}
        error={problemText(props, t) !== undefined}
        helperText={helpOf(props, t, lang)}
        slotProps={{ htmlInput: { spellCheck: false, sx: { fontFamily: 'monospace' } } }}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return <RichText {...props} />;
}

const TOOLS = [
  ['rich.bold', <BoldIcon key="bold" />, 'bold'],
  ['rich.italic', <ItalicIcon key="italic" />, 'italic'],
  ['rich.list', <ListIcon key="list" />, 'insertUnorderedList'],
  ['rich.link', <LinkIcon key="link" />, 'createLink'],
  ['rich.clear', <ClearIcon key="clear" />, 'removeFormat'],
] as const;

function RichText(props: FieldProps) {
  const t = useText();
  const lang = useLang();
  const { rule, value, placeholder, onChange } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const text = typeof value === 'string' ? value : '';
  // The browser has rendered typed text already; only undo or another language needs a render.
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    place.current?.replaceChildren(richNodes(text));
  }, [text]);
  const typed = (): void => {
    if (!place.current) return;
    const html = savedHtml(place.current);
    shown.current = html;
    onChange(html === '' && placeholder !== undefined ? undefined : html);
  };
  const format = (command: string, argument?: string): void => {
    place.current?.focus();
    // Browsers have no other API for this; it keeps their undo history.
    document.execCommand(command, false, argument);
    typed();
  };
  const [asking, setAsking] = useState<LinkPlace | null>(null);
  const [chosen, setChosen] = useState<{ readonly at: LinkPlace; readonly href: string } | null>(
    null,
  );
  // Wait until the dialog has returned the focus.
  useEffect(() => {
    if (!chosen || !place.current) return;
    // The browser fires an input event for the command, as for typing.
    putLink(place.current, chosen.at, chosen.href);
    setChosen(null);
  }, [chosen]);
  const help = helpOf(props, t, lang);
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ mb: 0.5 }}>
        {rule.label[lang]}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <Box sx={{ borderBottom: 1, borderColor: 'divider', display: 'flex' }}>
          {TOOLS.map(([key, icon, command]) => (
            <Tooltip key={key} title={t(key)}>
              <IconButton
                size="small"
                aria-label={t(key)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (command !== 'createLink') format(command);
                  else if (place.current) setAsking(linkAt(place.current));
                }}
              >
                {icon}
              </IconButton>
            </Tooltip>
          ))}
        </Box>
        <Box
          ref={place}
          role="textbox"
          aria-multiline="true"
          aria-labelledby={id}
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          onInput={typed}
          sx={{
            minHeight: 120,
            maxHeight: 360,
            overflowY: 'auto',
            px: 1.5,
            py: 1,
            outline: 'none',
            '& p': { my: 0.5 },
            '& ul, & ol': { pl: 3, my: 0.5 },
          }}
        />
      </Box>
      {help && <FormHelperText error={problemText(props, t) !== undefined}>{help}</FormHelperText>}
      {asking && (
        <LinkDialog
          keepsFocus
          href={asking.href}
          onClose={() => setAsking(null)}
          onUse={(href) => {
            setChosen({ at: asking, href });
            setAsking(null);
          }}
        />
      )}
    </div>
  );
}
