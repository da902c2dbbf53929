/** The props of every header. */
export interface HeaderLayoutProps {
  /** Path of the current page. */
  readonly path: string;
}
