/** A text on a page. Where faces change inside a word the PDF writer would see a place for a hyphen; it is told that there is none. */
import { Text, type TextProps } from '@react-pdf/renderer';
import { createElement, type PropsWithChildren, type ReactElement } from 'react';

/** More than the worst line counts with the writer, so that it takes any other place first. */
const NEVER = 1e15;

export const PrintedText = (props: PropsWithChildren<TextProps>): ReactElement =>
  createElement(Text, { ...props, hyphenationPenalty: NEVER });
