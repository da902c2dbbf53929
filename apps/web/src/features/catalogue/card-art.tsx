/** A card's image. Decorative: the card's name is next to it. `isFirst` loads it with high priority. */
export interface CardArtProps {
  readonly url: string;
  readonly isFirst?: boolean;
  readonly isLazy?: boolean;
}

export function CardArt({ url, isFirst = false, isLazy = false }: CardArtProps) {
  return (
    <img
      src={url}
      alt=""
      width={342}
      height={216}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : {})}
      {...(isLazy ? { loading: 'lazy' as const } : {})}
    />
  );
}
