import { useTranslate } from 'react-admin';
import { TagChips } from '../../forms/TagChips.tsx';
import { useOrderTags } from './use-order-tags.ts';

interface TagsInputProps {
  readonly tags: readonly string[];
  readonly disabled?: boolean;
  readonly onChange: (tags: readonly string[]) => void;
}

export function TagsInput(props: TagsInputProps) {
  const translate = useTranslate();
  return (
    <TagChips
      label={translate('app.orders.tags_add')}
      help={translate('app.orders.tags_help')}
      suggested={useOrderTags()}
      {...props}
    />
  );
}
