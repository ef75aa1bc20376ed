// Mail programs support few style rules and no variables. So each rule is written out wherever it is used.
const fonts = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif;";

export const style = {
  page: 'margin:0;padding:0;background:#f6f8f7;',
  sheet: 'width:100%;max-width:600px;background:#ffffff;border:1px solid #dfe6e3;',
  cell: `${fonts}padding:0 28px;font-size:15px;line-height:22px;color:#10231d;`,
  wordmark: `${fonts}padding:22px 28px 14px;font-size:22px;line-height:26px;font-weight:800;letter-spacing:-0.2px;color:#10231d;`,
  title: `${fonts}padding:24px 28px 8px;font-size:24px;line-height:30px;font-weight:700;color:#10231d;`,
  label: `${fonts}font-size:13px;line-height:19px;color:#55665f;`,
  value: `${fonts}font-size:15px;line-height:21px;color:#10231d;`,
  head: `${fonts}padding:0 0 6px;border-bottom:1px solid #10231d;font-size:13px;line-height:19px;color:#55665f;text-align:left;font-weight:600;white-space:nowrap;`,
  line: `${fonts}padding:10px 0;border-bottom:1px solid #dfe6e3;font-size:15px;line-height:20px;color:#10231d;vertical-align:top;`,
  mark: 'display:block;border:0;border-radius:4px;background:#ffffff;',
  small: `${fonts}font-size:13px;line-height:19px;color:#55665f;`,
  sum: `${fonts}padding:3px 0;font-size:15px;line-height:21px;color:#10231d;`,
  strongSum: `${fonts}padding:9px 0;border-top:1px solid #10231d;border-bottom:1px solid #10231d;font-size:18px;line-height:24px;font-weight:700;color:#10231d;`,
  notice: `${fonts}padding:12px 16px;border-left:3px solid #008f68;background:#eef3f1;font-size:14px;line-height:21px;color:#10231d;`,
  foot: `${fonts}padding:18px 28px 26px;font-size:13px;line-height:20px;color:#55665f;`,
  link: 'color:#00704f;',
  /** The links of the footer wrap as a whole. */
  footLink: 'display:inline-block;padding-right:14px;white-space:nowrap;',
  button: 'border-radius:4px;background:#00704f;',
  buttonLink: `${fonts}display:inline-block;padding:12px 22px;font-size:16px;line-height:22px;font-weight:700;color:#ffffff;text-decoration:none;`,
  secret:
    'font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:22px;line-height:32px;font-weight:700;letter-spacing:1px;color:#10231d;word-break:break-all;',
  address: 'word-break:break-all;',
  said: `${fonts}margin:8px 0 2px;padding:7px 12px;border-left:3px solid #008f68;background:#eef3f1;font-size:14px;line-height:20px;color:#10231d;`,
} as const;

/** Colours for dark mode; programs that do not support the rule keep the light ones. */
export const darkRules = `
@media (prefers-color-scheme: dark) {
  .page { background: #0c1613 !important; }
  .sheet { background: #12201b !important; border-color: #294038 !important; }
  .ink { color: #eef4f1 !important; border-color: #5d7a6e !important; }
  .quiet { color: #a9bbb3 !important; }
  .line { border-color: #294038 !important; }
  .notice { background: #1a2d26 !important; border-color: #35b98c !important; }
  .link { color: #58cfa8 !important; }
}
@media (max-width: 480px) {
  .around { padding: 0 !important; }
  .sheet { border: 0 !important; }
  .part { display: block !important; width: 100% !important; padding-bottom: 14px !important; }
}`;
