/** What every header is given. */
export interface HeaderLayoutProps {
  /** Path of the page shown. */
  readonly path: string;
}
