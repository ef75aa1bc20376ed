// What Chinese buyers call a thing, and the words by which the catalogue has it. Names of families and categories are those
// that the screens show, beside what workshops say. Vehicles go by the names under which they are sold in China.
const lines = `
机油滤清器 机油滤芯 机油格 机滤 = oil filter
空气滤清器 空气滤芯 空气格 空滤 = air filter
燃油滤清器 汽油滤清器 汽油滤芯 汽油格 燃油滤芯 汽滤 = fuel filter
柴油滤清器 柴油滤芯 柴滤 = diesel fuel filter
空调滤清器 空调滤芯 空调格 花粉滤清器 = cabin filter
变速箱滤清器 变速箱滤芯 变速箱滤网 = transmission filter
滤清器保养套件 保养套件 三滤 = filter service kit
滤清器 滤芯 = filter
火花塞 火嘴 = spark plug
电热塞 预热塞 = glow plug
双铱金 = double iridium
铱金 = iridium
铂金 = platinum
镍合金 = nickel
刹车片 制动片 刹车皮 煞车片 = brake pads
刹车盘 制动盘 碟盘 = disc rotor
制动蹄 刹车蹄 刹车蹄片 = brake shoes
制动鼓 刹车鼓 = brake drum
制动软管 刹车软管 刹车油管 刹车管 = brake hose
制动分泵 刹车分泵 分泵 = wheel cylinder
制动卡钳 刹车卡钳 卡钳 = brake calliper
磨损传感器 刹车感应线 = wear sensor
制动液 刹车油 = brake fluid
制动系统 刹车 制动 = brake
陶瓷 = ceramic
半金属 = semi metallic
蓄电池 电瓶 汽车电池 = battery
启停 = start stop
船用 = marine
深循环 = deep cycle
割草机 = mower
纽扣电池 扣式电池 钥匙电池 遥控器电池 = coin battery
电池 = battery
灯泡 车灯 = bulb
大灯 前大灯 头灯 卤素大灯 前照灯 = headlight bulb
氙气灯 = xenon bulb
转向灯 = signal bulb
刹车灯 制动灯 = stop bulb
雨刮器 雨刷器 雨刷 雨刮 雨刮片 = wiper blade
后雨刮 后雨刷 后雨刮器 = rear wiper blade
无骨雨刮 无骨雨刷 = beam wiper blade
雨刮胶条 雨刷胶条 胶条 = wiper refill
正时皮带套件 正时套装 = timing belt kit
正时皮带 正时带 = timing belt
传动皮带 发动机皮带 发电机皮带 风扇皮带 皮带 = belt
多楔带 多沟皮带 = multi ribbed belt
三角带 = v belt
弹性皮带 = stretch belt
张紧轮 涨紧轮 = tensioner
发动机机油 机油 = engine oil
柴油机机油 柴机油 = diesel engine oil
变速箱油 波箱油 自动变速箱油 = transmission fluid
齿轮油 差速器油 = gear oil
冷却液 防冻液 水箱水 = coolant
助力转向油 方向机油 助力油 转向助力油 = power steering fluid
液压油 = hydraulic oil
摩托车机油 = motorcycle oil
二冲程机油 二冲程 = two stroke oil
全合成 = full synthetic
半合成 = semi synthetic
矿物油 = mineral
清洗剂 清洁剂 = cleaner
化油器清洗剂 化清剂 = carburettor cleaner
刹车清洗剂 制动清洗剂 = brake cleaner
玻璃清洁剂 玻璃水 = glass cleaner
润滑剂 = lubricant
除锈剂 松动剂 = penetrating lubricant
润滑脂 黄油 = grease
密封剂 密封胶 = silicone
添加剂 = additive
喷油嘴清洗剂 = injector cleaner
软管卡箍 喉箍 卡箍 管箍 抱箍 = hose clamp
电动工具 = 18v
角磨机 = angle grinder
电钻 手电钻 = drill
冲击扳手 电动扳手 = impact wrench
充气泵 打气泵 = tyre inflator
充电器 = battery charger
应急启动电源 = jump starter
曲线锯 = jigsaw
手套 = gloves
丁腈手套 = nitrile gloves
护目镜 安全眼镜 防护眼镜 = safety glasses
耳塞 = ear plugs
耳罩 = ear muffs
口罩 防尘口罩 = dust mask
反光背心 高可视服 反光衣 = hi vis vest
连体工作服 工作服 = coveralls
安全鞋 劳保鞋 = safety boots
雨靴 雨鞋 = gumboots
安全帽 = hard hat
急救包 急救箱 = first aid kit
防晒霜 = sun screen
前轮 前 = front
后轮 后 = rear
绿色 = green
红色 = red
蓝色 = blue
黑色 = black
黄色 = yellow
橙色 = orange
左侧 左 = left
右侧 右 = right
汽油 = petrol
柴油 = diesel
丰田 = toyota
海拉克斯 = hilux
凯美瑞 = camry
荣放 = rav4
陆地巡洋舰 兰德酷路泽 = landcruiser
普拉多 霸道 = prado
卡罗拉 = corolla
马自达 = mazda
日产 尼桑 = nissan
奇骏 = x-trail
纳瓦拉 = navara
途乐 = patrol
三菱 = mitsubishi
蓝瑟 = lancer
凯旋 = triton
福特 = ford
猎鹰 = falcon
游骑侠 = ranger
霍顿 = holden
准将 = commodore
斯巴鲁 = subaru
森林人 = forester
本田 = honda
思域 = civic
现代 = hyundai
起亚 = kia
狮跑 = sportage
五十铃 = isuzu
铃木 = suzuki
雨燕 = swift
大众 = volkswagen
高尔夫 = golf
奔驰 = mercedes-benz
宝马 = bmw
奥迪 = audi
沃尔沃 = volvo
雷克萨斯 = lexus
保时捷 = porsche
标致 = peugeot
`;

/** Said between words; the catalogue has none of them. */
const fillers = new Set('的 我 要 买 适用 适合 用于 年 款 车 汽车 配件 请问 有没有 吗'.split(' '));

// Taiwan, Hong Kong and Macau write these signs in the older form.
const older = '機濾車製動電燈雨罩傳帶輪軸風變東軟劑潤滑膠齒齊鉑銥鎳陶後軌門馬達豐現鈴眾羅';
const newer = '机滤车制动电灯雨罩传带轮轴风变东软剂润滑胶齿齐铂铱镍陶后轨门马达丰现铃众罗';
const simple = new Map([...older].map((sign, at) => [sign, [...newer][at] ?? sign]));

const names = new Map<string, string>();
for (const line of lines.trim().split('\n')) {
  const [chinese = '', english = ''] = line.split(' = ');
  for (const name of chinese.split(' ')) names.set(name, english);
}
const longest = Math.max(...[...names.keys()].map((name) => name.length));

/** One run of signs, cut into the longest names that begin where the one before ended; strange signs stay as they are. */
const cut = (run: string): string => {
  const words: string[] = [];
  let strange = '';
  for (let at = 0; at < run.length; ) {
    let length = Math.min(longest, run.length - at);
    while (length > 0 && !names.has(run.slice(at, at + length)) && !fillers.has(run.slice(at, at + length)))
      length -= 1;
    if (length === 0) {
      strange += run[at];
      at += 1;
      continue;
    }
    const english = names.get(run.slice(at, at + length));
    if (strange !== '') words.push(strange);
    if (english) words.push(english);
    strange = '';
    at += length;
  }
  return [...words, strange].join(' ');
};

/** The text with Chinese words in the catalogue's own; everything else as it is. */
export const fromChinese = (text: string): string =>
  text
    .replace(/\p{Script=Han}+/gu, (run) => ` ${cut([...run].map((sign) => simple.get(sign) ?? sign).join(''))} `)
    .trim();
