/** A text on a page. Never hyphenated: the PDF writer would hyphenate a word where its font changes. */
import { Text, type TextProps } from '@react-pdf/renderer';
import { createElement, type PropsWithChildren, type ReactElement } from 'react';

/** Higher than the penalty of the worst line, so that any other break is preferred. */
const NEVER = 1e15;

export const PrintedText = (props: PropsWithChildren<TextProps>): ReactElement =>
  createElement(Text, { ...props, hyphenationPenalty: NEVER });
