/** The picture of a card. Decorative: the card's name stands beside it. `isFirst` asks for it before anything else. */
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
