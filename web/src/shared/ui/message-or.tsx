import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, type TypedMessageDescriptor } from 'react-intl';

/** Properties of an element whose content is either children or a text without values. */
export type WithMessage<Props> = Props & { text?: (MessageDescriptor & Partial<TypedMessageDescriptor>) | undefined };

export const MessageOr = ({ text, children }: WithMessage<{ children?: ReactNode }>) =>
  text ? <FormattedMessage {...(text as MessageDescriptor)} /> : children;
