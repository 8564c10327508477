import { Link as RouterLink } from 'react-router';
import { Button } from '@mui/material';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { refreshOnReturn } from '../session/refresh-on-return.ts';
import { useText } from '../use-text.ts';

/** Opens the picture's page in the library: crop, focal point, description in both languages. */
export function PictureLink({ mediaId }: { readonly mediaId: string }) {
  const t = useText();
  const { session } = useEditorPlace();
  return (
    <Button
      size="small"
      component={RouterLink}
      to={`/media/${mediaId}`}
      target="_blank"
      onClick={() => refreshOnReturn(session.data)}
    >
      {t('image.edit')}
    </Button>
  );
}
