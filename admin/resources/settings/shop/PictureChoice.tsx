import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { PictureChooser } from '../../../forms/PictureChooser.tsx';
import type { SettingsValues } from '../settings-form.ts';

interface PictureChoiceProps {
  readonly source: 'avatar' | 'cover' | 'favicon' | 'share_picture';
}

/** A picture of the shop. */
export function PictureChoice({ source }: PictureChoiceProps) {
  const translate = useTranslate();
  const { field } = useController<SettingsValues, PictureChoiceProps['source']>({ name: source });
  return (
    <div id={source}>
      <PictureChooser
        label={translate(`app.settings.${source}`)}
        help={translate(`app.settings.${source}_help`)}
        picture={field.value?.picture ?? null}
        onUploaded={(stored) => field.onChange(stored)}
        onRemove={field.value ? () => field.onChange(null) : undefined}
      />
    </div>
  );
}
