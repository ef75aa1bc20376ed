import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorText } from './error-text.tsx';
import { messages } from './messages.ts';
import { Notice } from './notice.tsx';

type Retry = { onRetry: () => unknown };

export const TryAgain = ({ onRetry, ...look }: Retry & ButtonProps) => (
  <Button {...look} onClick={() => void onRetry()} text={messages.tryAgain} />
);

type Props = Retry & {
  error: Error;
  /** The button's variant. */
  variant?: string;
  className?: string;
  /** A heading, if the screen has no other one. */
  children?: ReactNode;
};

/** Shown if loading failed; offers to try again. */
export const LoadFailed = ({ error, onRetry, variant, className, children }: Props) => (
  <div role="alert" className={className}>
    {children}
    <p>
      <ErrorText error={error} />
    </p>
    <TryAgain variant={variant} onRetry={onRetry} />
  </div>
);

/** The same message in a box. */
export const LoadFailedNotice = ({ error, onRetry }: Retry & { error: Error }) => (
  <Notice kind="error" title={<ErrorText error={error} />}>
    <TryAgain mt="sm" variant="outline" onRetry={onRetry} />
  </Notice>
);
