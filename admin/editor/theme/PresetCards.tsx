import { useState } from 'react';
import { Box, Button, ButtonBase, MenuItem, TextField, Typography } from '@mui/material';
import { changeTheme } from '@talad/elements/page/change-theme';
import { themeDesign } from '@talad/elements/page/reset-layout';
import { useLang } from '../../layout/formats.ts';
import type { Preset } from '../../../presets/define-preset.ts';
import { THUMBNAIL, thumbnailOf } from '../../../presets/thumbnails.ts';
import { trades, tradesOf } from '../../../presets/trades.ts';
import { ofDesign, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { UNDO_TIME } from '../session/notices.ts';
import { designMessage } from '../session/design-message.ts';
import { useText } from '../use-text.ts';
import { CompareThemes } from './CompareThemes.tsx';

/** Every theme as a card with its front page; hovering previews it on the page, pressing applies it. */
export function PresetCards() {
  const t = useText();
  const lang = useLang();
  const { session, presets, notices } = useEditorPlace();
  const design = useEditor(ofDesign);
  // A look names its trade (decision 507); an imported one may name another.
  const own = trades.find(({ key }) => key === design.categoryName)?.key ?? '';
  const [chosen, setTrade] = useState<string | null>(null);
  const trade = chosen ?? own;
  const [isComparing, setComparing] = useState(false);
  const suitable = presets.filter(({ key }) => trade === '' || tradesOf(key).includes(trade));
  const current = design.currentTheme ?? presets[0]?.key ?? '';
  const show = (shown: object): void => session.link.send(designMessage(shown));
  const take = (preset: Preset): void => {
    const before = session.store.get().doc;
    const { design: look, lost } = changeTheme(before.design, preset);
    const op = { op: 'setTheme', key: preset.key, design: look } as const;
    if (session.store.commit(op)) return;
    notices.dismissAll('theme.kept');
    notices.dismissAll('theme.lost');
    notices.toast({
      kind: 'info',
      key: lost.length > 0 ? 'theme.lost' : 'theme.kept',
      vars: {
        name: preset.label[lang],
        parts: lost.map((part) => t(`theme.lost_${part}`)).join(', '),
      },
      actionKey: 'toast.undo',
      time: UNDO_TIME,
      action: () => session.store.takeBack(before, op),
    });
  };
  return (
    <>
      <TextField
        select
        fullWidth
        size="small"
        label={t('theme.trade')}
        value={trade}
        onChange={({ target }) => setTrade(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ mb: 1.5 }}
      >
        <MenuItem value="">{t('theme.trade_all')}</MenuItem>
        {trades.map(({ key, label }) => (
          <MenuItem key={key} value={key}>
            {label[lang]}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 1 }}>
        {suitable.map((preset) => {
          const isCurrent = preset.key === design.currentTheme;
          return (
            <ButtonBase
              key={preset.key}
              aria-pressed={isCurrent}
              onPointerEnter={() => show(themeDesign(preset))}
              onPointerLeave={() => show(session.store.get().doc.design)}
              onFocus={() => show(themeDesign(preset))}
              onBlur={() => show(session.store.get().doc.design)}
              onClick={() => take(preset)}
              sx={{
                display: 'block',
                textAlign: 'left',
                borderRadius: 1,
                overflow: 'hidden',
                border: 2,
                borderColor: isCurrent ? 'primary.main' : 'divider',
              }}
            >
              <Box
                component="img"
                src={thumbnailOf(preset.key)}
                width={THUMBNAIL.width}
                height={THUMBNAIL.height}
                loading="lazy"
                alt=""
                sx={{ display: 'block', width: '100%', height: 'auto' }}
              />
              <Typography
                variant="body2"
                noWrap
                sx={{ px: 1.5, py: 0.75, bgcolor: 'background.paper' }}
              >
                {preset.label[lang]}
                {isCurrent && (
                  <Typography component="span" variant="caption" color="primary" sx={{ ml: 1 }}>
                    {t('theme.current')}
                  </Typography>
                )}
              </Typography>
            </ButtonBase>
          );
        })}
      </Box>
      <Button fullWidth onClick={() => setComparing(true)} sx={{ mt: 1 }}>
        {t('theme.compare')}
      </Button>
      {isComparing && (
        <CompareThemes
          first={[current, suitable.find(({ key }) => key !== current)?.key ?? current]}
          onUse={take}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
