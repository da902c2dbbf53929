/** Sample card art for stories and tests: invented brands, drawn in a 342 x 216 box. Tenants bring their own. */

const box = { viewBox: '0 0 342 216', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': true } as const;

/** Quarter circles and dots: the shop's own face. */
export function Confetti() {
  return (
    <svg {...box}>
      <rect width="342" height="216" fill="#00604e" />
      <path d="M0 0h57v54A57 54 0 0 1 0 0Z" fill="#f07d5a" />
      <path d="M57 54V0h57a57 54 0 0 1-57 54ZM228 54h57v54h-28a28 28 0 0 1-29-28Z" fill="#00493b" />
      <path d="M0 54h57v26a28 28 0 0 1-57 0Z" fill="#127f69" />
      <path d="M228 0h57v54a57 54 0 0 1-57-54Z" fill="#f07d5a" />
      <path d="M285 54h57v54a57 54 0 0 1-57-54Z" fill="#f2b631" />
      <path d="M114 108h57a57 54 0 0 1-57 54Z" fill="#00493b" />
      <path d="M171 108h57a57 54 0 0 1-57 54Zm57 0h57a57 54 0 0 1-57 54Z" fill="#dcebe5" />
      <path d="M57 162h57v26a28 28 0 0 1-57 0Zm57 0h57v26a28 28 0 0 1-57 0Z" fill="#f2b631" />
      <path d="M171 162h57v26a28 28 0 0 1-57 0Z" fill="#127f69" />
      <path d="M228 216a57 54 0 0 1 57-54v54Zm57-54h57a57 54 0 0 1-57 54Z" fill="#f07d5a" />
      <path d="M0 162h57a57 54 0 0 1-57 54Z" fill="#00493b" />
      {[86, 142].map((x) => [27, 81].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="18" fill="#00493b" />))}
      {[27, 81].map((y) => (
        <circle key={y} cx="199" cy={y} r="18" fill="#f07d5a" />
      ))}
      <circle cx="314" cy="27" r="18" fill="#00493b" />
      <circle cx="28" cy="135" r="18" fill="#dcebe5" />
      <circle cx="86" cy="135" r="18" fill="#127f69" />
    </svg>
  );
}

/** A beam of light over a row of seats. */
export function Kino() {
  return (
    <svg {...box}>
      <rect width="342" height="216" fill="#16152d" />
      <path d="M50 92 342 0v170Z" fill="#f6e4b4" />
      <path d="M50 92 342 32v104Z" fill="#fff6de" />
      <circle cx="48" cy="92" r="12" fill="#e8494f" />
      {Array.from({ length: 9 }, (_, seat) => (
        <path
          key={seat}
          d={`M${4 + seat * 38} 216v-24a16 16 0 0 1 32 0v24Z`}
          fill={seat === 6 ? '#e8494f' : '#2b2a55'}
        />
      ))}
    </svg>
  );
}

/** Running lanes. */
export function Piste() {
  return (
    <svg {...box}>
      <rect width="342" height="216" fill="#c2432a" />
      {[40, 64, 88, 112, 136, 160, 184].map((radius) => (
        <ellipse
          key={radius}
          cx="194"
          cy="222"
          rx={radius}
          ry={radius * 0.95}
          fill="none"
          stroke="#fff"
          strokeWidth="3"
        />
      ))}
      <path d="M216 216 342 36" stroke="#fff" strokeWidth="5" />
    </svg>
  );
}

/** Two suns on the sea, for thanks. */
export function Thanks() {
  return (
    <svg {...box}>
      <rect width="342" height="216" fill="#1f2a6b" />
      <circle cx="120" cy="232" r="128" fill="#3d55cc" />
      <circle cx="250" cy="244" r="128" fill="#f07d5a" />
      <path d="M184 122a128 128 0 0 1 58 106H128a128 128 0 0 1 56-106Z" fill="#f2b631" />
    </svg>
  );
}

/** Books on a shelf. */
export function Books() {
  const spines = [
    [26, 90, 26, '#1f2a4b'],
    [55, 66, 34, '#c2432a'],
    [92, 98, 18, '#e0a33a'],
    [113, 76, 40, '#2f6b57'],
    [156, 60, 22, '#faf3e4'],
    [181, 92, 30, '#7a2a3a'],
  ] as const;
  return (
    <svg {...box}>
      <rect width="342" height="216" fill="#f1e5d0" />
      {spines.map(([x, y, width, fill]) => (
        <rect key={x} x={x} y={y} width={width} height={216 - y} fill={fill} />
      ))}
      <path d="m250 78 30 8-36 130h-29Z" fill="#1f2a4b" />
      <circle cx="292" cy="150" r="30" fill="#c2432a" />
      <path d="M262 196h80v20h-80Z" fill="#2f6b57" />
    </svg>
  );
}

const photo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#f7d7a4"/><circle cx="68" cy="32" r="15" fill="#fff1d0"/><path d="M0 60q30-18 60-4t40 4v40H0Z" fill="#e49a63"/><path d="M0 78q40-14 100 4v18H0Z" fill="#b8563f"/><path d="M28 100V74a11 11 0 0 1 22 0v26Z" fill="#1f2a6b"/><circle cx="38" cy="54" r="8" fill="#6b3a2a"/><path d="M48 100V78a10 10 0 0 1 20 0v22Z" fill="#00604e"/><circle cx="57" cy="60" r="7" fill="#4a261c"/></svg>`;

/** A giver's photo as a data address. */
export const photoSrc = `data:image/svg+xml,${encodeURIComponent(photo)}`;
